/** What a suite tells of its tests, whoever ran them. */
export type Report = {
  passed: number;
  failed: number;
  /** One line each: which test, and the first words of why. */
  failures: string[];
  /** What passed when it was tried again. */
  retried: string[];
  files: FileReport[];
  tests: Timed[];
};
export type Timed = { name: string; seconds: number };
/** What of a report concerns one file. */
export type FileReport = Timed & { passed: number; failures: string[] };

export const emptyReport = (): Report => ({ passed: 0, failed: 0, failures: [], retried: [], files: [], tests: [] });

/** One line of at most 400 characters, without colours. */
export const brief = (text: string): string =>
  text
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 400);

/** The files in which something failed; none where a failure belongs to no file, for then no file's second try can excuse it. */
export function failedFiles({ failed, files }: Report): string[] {
  const broken = files.filter(({ failures }) => failures.length > 0);
  const failures = broken.reduce((sum, file) => sum + file.failures.length, 0);
  return failures === failed ? broken.map(({ name }) => name) : [];
}

/** What holds after some files, or the suite where it tells of none, were run once more. */
export function afterAnotherTry(first: Report, again: Report): Report {
  if (first.files.length === 0) return { ...again, retried: again.failed === 0 ? first.failures : [] };
  const anew = new Map(again.files.map((file) => [file.name, file]));
  const before = first.files.filter(({ name }) => anew.has(name));
  const count = (files: FileReport[]) => files.reduce((sum, { passed }) => sum + passed, 0);
  const overtaken = new Set(before.flatMap(({ failures }) => failures));
  const stillBroken = new Set(again.files.flatMap(({ name, failures }) => (failures.length > 0 ? [name] : [])));
  return {
    passed: first.passed - count(before) + count(again.files),
    failed: first.failed - overtaken.size + again.failed,
    failures: [...first.failures.filter((line) => !overtaken.has(line)), ...again.failures],
    retried: [
      ...first.retried,
      ...before.flatMap(({ name, failures }) => (stillBroken.has(name) ? [] : failures)),
      ...again.retried,
    ],
    files: first.files.map((file) => anew.get(file.name) ?? file),
    tests: first.tests,
  };
}
