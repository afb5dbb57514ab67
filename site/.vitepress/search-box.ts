/** The default theme's box to search in calls itself a button and has links within its options: by ear it becomes what it is by sight. */
const PARTS: readonly (readonly [was: string | RegExp, is: string])[] = [
  ['role="button"', 'role="dialog" aria-modal="true"'],
  [`:aria-owns="results?.length ? 'localsearch-list' : undefined"`, ""],
  ['aria-expanded="true"', ""],
  ['aria-haspopup="listbox"', ""],
  [/aria-labelledby="localsearch-label"(?=\s+class="VPLocalSearchBox")/, ':aria-label="buttonText"'],
  [/(?<!:)aria-labelledby="localsearch-label"(?=\s+autocapitalize)/, ':aria-label="buttonText"'],
  [
    `:aria-labelledby="results?.length ? 'localsearch-label' : undefined"`,
    ':aria-label="results?.length ? buttonText : undefined"',
  ],
  // The link itself is the option, named by what it shows, and chosen from the field, where the focus stays.
  [/:id="'localsearch-item-' \+ index"\s+:aria-selected="[^"]*"\s+role="option"/, 'role="none"'],
  [
    `:aria-label="[...p.titles, p.title].join(' > ')"`,
    `:id="'localsearch-item-' + index" role="option" :aria-selected="selectedIndex === index" tabindex="-1"`,
  ],
  // The signs of keys have names.
  ["<kbd :aria-label", '<kbd role="img" :aria-label'],
  ['<span class="title-icon">', '<span class="title-icon" aria-hidden="true">'],
  // Who opened it has the focus again, unless another page took it.
  [
    "const el = shallowRef<HTMLElement>()",
    "const opener = document.activeElement; const el = shallowRef<HTMLElement>()",
  ],
  [
    /(?<=onBeforeUnmount\(\(\) => \{\s+)isLocked/,
    "setTimeout(() => document.activeElement === document.body && opener?.focus({ preventScroll: true })); isLocked",
  ],
];

export function searchBox() {
  return {
    name: "search-box",
    enforce: "pre" as const,
    transform(code: string, id: string): string | undefined {
      if (!id.endsWith("theme-default/components/VPLocalSearchBox.vue")) return undefined;
      return PARTS.reduce((told, [was, is]) => {
        const parts = told.split(was);
        if (parts.length < 2) throw new Error(`VPLocalSearchBox no longer has ${was}`);
        return parts.join(is);
      }, code);
    },
  };
}
