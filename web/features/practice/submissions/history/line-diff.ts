export type DiffLine = {
  kind: 'same' | 'removed' | 'added';
  text: string;
  /** Line numbers, from 1, in the older and in the newer code; null where the line is not in it. */
  older: number | null;
  newer: number | null;
};
/** Lines that are shown, or how many equal ones are left out between them. */
export type DiffBlock = { lines: DiffLine[] } | { skipped: number };

/** Beyond this many comparisons of lines the differing middle is one removal and one addition. */
const MOST_COMPARISONS = 4_000_000;

const linesOf = (code: string): string[] => {
  const lines = code.replace(/\r\n?/g, '\n').split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
};

/** For each line of the middles, whether it belongs to their longest common subsequence. */
function steps(a: readonly string[], b: readonly string[]): ('same' | 'removed' | 'added')[] {
  if (a.length * b.length > MOST_COMPARISONS)
    return [...a.map(() => 'removed' as const), ...b.map(() => 'added' as const)];
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const taken: ('same' | 'removed' | 'added')[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      taken.push('same');
      i++;
      j++;
    } else if (i < a.length && (j >= b.length || at(i + 1, j) >= at(i, j + 1))) {
      taken.push('removed');
      i++;
    } else {
      taken.push('added');
      j++;
    }
  }
  return taken;
}

/** Every line of both codes in order: what stayed, what was removed, what was added. Line ends do not count. */
export function diffLines(older: string, newer: string): DiffLine[] {
  const a = linesOf(older);
  const b = linesOf(newer);
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  const kinds = [
    ...a.slice(0, head).map(() => 'same' as const),
    ...steps(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    ...a.slice(a.length - tail).map(() => 'same' as const),
  ];
  let i = 0;
  let j = 0;
  return kinds.map((kind) => ({
    kind,
    text: (kind === 'added' ? b[j] : a[i]) ?? '',
    older: kind === 'added' ? null : ++i,
    newer: kind === 'removed' ? null : ++j,
  }));
}

/** The differences with `context` equal lines around each; longer stretches of equal lines are left out and counted. */
export function diffBlocks(lines: readonly DiffLine[], context: number): DiffBlock[] {
  const shown = lines.map(() => false);
  lines.forEach(({ kind }, index) => {
    if (kind === 'same') return;
    for (let near = Math.max(0, index - context); near <= Math.min(lines.length - 1, index + context); near++)
      shown[near] = true;
  });
  const blocks: DiffBlock[] = [];
  lines.forEach((line, index) => {
    const last = blocks.at(-1);
    if (shown[index]) {
      if (last && 'lines' in last) last.lines.push(line);
      else blocks.push({ lines: [line] });
    } else if (last && 'skipped' in last) last.skipped++;
    else blocks.push({ skipped: 1 });
  });
  return blocks;
}
