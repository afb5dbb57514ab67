/**
 * Mutation testing asks the same tests about thousands of changes, and nearly all of their time goes into references over
 * BigInt, which no change touches. There the references' answers are kept from the first time; elsewhere nothing is.
 */

/** What one test asked its references: their numbers and the numbers they were asked about, in order, and the answers. */
export interface Log {
  readonly asked: number[];
  readonly answers: number[];
}

let log: Log | undefined;
let isWriting = false;
let place = 0;
let count = 0;
let references = 0;

/** From here on answers are found in a log, or put into a new one; without any they are neither found nor kept. */
export function useLog(used?: Log, isNew = false): void {
  log = used;
  isWriting = isNew;
  place = 0;
  count = 0;
}

type Reference<Rest extends number[]> = (values: readonly number[], ...rest: Rest) => number;

/** The same reference, which looks into the log. It must not ask another that does. */
export function remembered<Rest extends number[]>(reference: Reference<Rest>): Reference<Rest> {
  const id = references++;
  return (values, ...rest) => {
    if (log === undefined) return reference(values, ...rest);
    const { asked, answers } = log;
    if (isWriting) {
      const answer = reference(values, ...rest);
      asked.push(id, ...rest, ...values);
      answers.push(answer);
      return answer;
    }
    let isSame = asked[place++] === id;
    for (const value of rest) isSame = asked[place++] === value && isSame;
    for (const value of values) isSame = asked[place++] === value && isSame;
    const answer = answers[count++];
    if (isSame && answer !== undefined) return answer;
    // A change led the test elsewhere.
    log = undefined;
    return reference(values, ...rest);
  };
}
