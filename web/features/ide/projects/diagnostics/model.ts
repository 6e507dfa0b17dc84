import type { Diagnostic, Severity } from '@devorbit/contract/ide/diagnostics.ts';
import { counted } from '../../../../platform/format/plurals.ts';

/** A diagnostic in a file by its number, with the name that this has now. */
export type ShownDiagnostic = Diagnostic & { id: number };

/** How many there are of each severity. */
export type Counts = Record<Severity, number>;

export const SEVERITY_NAMES: Readonly<Record<Severity, string>> = { error: 'Error', warning: 'Warning', hint: 'Hint' };

const COLOURS = /\u001b\[[0-9;]*m/gu;
/** What would do something, or cannot be seen. */
const HIDDEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** A stranger's words without any effect: what cannot be seen is spelled out. */
export const inert = (text: string): string =>
  text
    .replaceAll(COLOURS, '')
    .replaceAll('\r\n', '\n')
    .replaceAll(HIDDEN, (sign) => `<U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}>`);

export function countsOf(all: readonly Diagnostic[]): Counts {
  const counts: Counts = { error: 0, warning: 0, hint: 0 };
  for (const { severity } of all) counts[severity] += 1;
  return counts;
}

/** '2 errors, 1 warning' */
export const countsText = ({ error, warning, hint }: Counts): string =>
  [
    ...(error > 0 ? [counted(error, 'error')] : []),
    ...(warning > 0 ? [counted(warning, 'warning')] : []),
    ...(hint > 0 ? [counted(hint, 'hint')] : []),
  ].join(', ') || 'No problems';

export const placeText = ({ line, column }: Pick<Diagnostic, 'line' | 'column'>): string =>
  column === null ? `line ${line}` : `line ${line}, column ${column}`;

/** The one behind a place, or before it; round again behind the last. `all` is in order of files and lines. Null where there is none. */
export function nextOf(
  all: readonly ShownDiagnostic[],
  from: { file: string; line: number; column: number },
  step: 1 | -1,
): ShownDiagnostic | null {
  const compare = (one: ShownDiagnostic): number =>
    one.file === from.file ? one.line - from.line || (one.column ?? 1) - from.column : one.file < from.file ? -1 : 1;
  // One without a column is the whole of its line: who stands on that has been there.
  const isBehind = (one: ShownDiagnostic): boolean =>
    one.column === null && one.file === from.file ? one.line > from.line : compare(one) > 0;
  const isBefore = (one: ShownDiagnostic): boolean =>
    one.column === null && one.file === from.file ? one.line < from.line : compare(one) < 0;
  return step === 1 ? (all.find(isBehind) ?? all[0] ?? null) : (all.findLast(isBefore) ?? all.at(-1) ?? null);
}
