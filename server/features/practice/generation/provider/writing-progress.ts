/** Shortest time between two messages, in ms. */
const EVERY_MS = 1_000;

/** What is being written once these fields of the answer have begun, in the order in which they are asked for. */
const parts: [field: string, words: string][] = [
  ['title', 'the statement'],
  ['examples', 'the examples'],
  ['hints', 'the hints'],
  ['editorial', 'the editorial'],
  ['python_solution', 'the first solution'],
  ['cpp_solution', 'the second solution'],
  ['brute_force', 'the brute force'],
  ['input_generator', 'the input generator'],
  ['input_validator', 'the input validator'],
];

/** `The AI writes the statement: 1,240 characters so far` */
export function writingProgress(soFar: string, correcting: boolean): string {
  const [, words] = parts.findLast(([field]) => soFar.includes(`"${field}"`)) ?? ['', 'the problem'];
  const count = soFar.length.toLocaleString('en-US');
  return `The AI ${correcting ? 'corrects' : 'writes'} ${words}: ${count} characters so far`;
}

/** Tells how far an answer has come, at most once a second. */
export function tellWriting(tell: (message: string) => Promise<void>, correcting: boolean) {
  let told = -Infinity;
  return async (soFar: string): Promise<void> => {
    if (performance.now() - told < EVERY_MS) return;
    told = performance.now();
    await tell(writingProgress(soFar, correcting));
  };
}
