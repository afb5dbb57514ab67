/**
 * What an address should have become when its page was left. A browser that loads a page anew asks for the address as it was
 * before, whatever the page writes at its end; so it is noted for the same tab, and read where it comes back.
 */
const KEY = "hantei-last-moment";

interface Note {
  readonly address: string;
  readonly hash: string;
}

/** Notes it; where nothing may be stored, a moment's change is lost, and nothing else. */
export function noteHash(address: string, hash: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ address, hash } satisfies Note));
  } catch {}
}

/** What was noted for this address, if the page came back to it; it is forgotten. */
export function notedHash(address: string): string | undefined {
  try {
    const note: Note | null = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    sessionStorage.removeItem(KEY);
    const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    // Whoever follows a link gets what the link says.
    return note?.address === address && arrival?.type !== "navigate" ? note.hash : undefined;
  } catch {
    return undefined;
  }
}
