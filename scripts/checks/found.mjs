/** A check that looks for what must not be, and counts as one: it passes where nothing was found. */
export function nothingIn(found) {
  const isClean = found.length === 0;
  return { passed: isClean ? 1 : 0, failed: isClean ? 0 : 1, output: found.join("\n") };
}

/** What `find` says of the lines of a text, each with its place; undefined where a line is as it should be. */
export function findInLines(path, text, find) {
  return text.split("\n").flatMap((line, index) => {
    const what = find(line);
    return what === undefined ? [] : [`${path}:${index + 1}: ${what}: ${line.trim().slice(0, 100)}`];
  });
}
