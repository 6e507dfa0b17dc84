export type Segment = { text: string; same: boolean };

/** Beyond this many comparisons of words the differing middle is marked as a whole. */
const MOST_COMPARISONS = 1_000_000;

/** Numbers, words, blanks and single marks: what a person would call one difference. */
const words = (text: string): string[] =>
  text.match(/[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?|[\p{L}\p{N}_]+|[^\S\n]+|\n|./gsu) ?? [];

/** Which words of `a` and of `b` belong to their longest common subsequence. */
function common(a: readonly string[], b: readonly string[]): [boolean[], boolean[]] {
  const inA = a.map(() => false);
  const inB = b.map(() => false);
  if (a.length * b.length > MOST_COMPARISONS) return [inA, inB];
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      inA[i++] = true;
      inB[j++] = true;
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return [inA, inB];
}

function segments(parts: readonly string[], same: (index: number) => boolean): Segment[] {
  const joined: Segment[] = [];
  parts.forEach((text, index) => {
    const last = joined.at(-1);
    if (last?.same === same(index)) last.text += text;
    else joined.push({ text, same: same(index) });
  });
  return joined;
}

/** Both outputs, trimmed as the judge trims them, in pieces that agree or differ. */
export function compareOutputs(expected: string, got: string): { expected: Segment[]; got: Segment[] } {
  const a = words(expected.trim());
  const b = words(got.trim());
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  const [inA, inB] = common(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  const of = (parts: readonly string[], middle: readonly boolean[]) =>
    segments(parts, (index) => index < head || index >= parts.length - tail || middle[index - head] === true);
  return { expected: of(a, inA), got: of(b, inB) };
}

/** A differing piece with its blanks made visible, where blanks are all that differs. */
export const visibleBlanks = (text: string): string =>
  text.trim() === '' ? text.replaceAll(' ', '·').replaceAll('\t', '→').replaceAll('\n', '↵\n') : text;
