import type { Limits } from '@devorbit/contract/execution/judging.ts';
import type { Program } from '../drafts/draft.ts';
import type { Tried } from './trial.ts';

/** Characters of one value in a report: enough to see the mistake. */
const MAX_VALUE_CHARS = 400;
const MAX_SURVIVORS = 3;

/** A value for a report: its beginning where it is long. */
export const shortened = (text: string): string =>
  text.length > MAX_VALUE_CHARS ? `${text.slice(0, MAX_VALUE_CHARS)} … (${text.length} characters)` : text.trim();

/** What the judge saw of a program that was not Accepted. */
export function rejectionReport(who: string, { verdict, message, failed }: Tried): string {
  if (failed === null) return `The ${who} ended as ${verdict}:\n${shortened(message)}`;
  const { name, input = '', expected = '', got = '' } = failed;
  const told = verdict === 'Wrong Answer' ? '' : `\nMessage: ${shortened(failed.message)}`;
  return `The ${who} ended as ${verdict} on the test ${name}.
Input: ${shortened(input)}
Answer of the python solution: ${shortened(expected)}
Answer of the ${who}: ${shortened(got)}${told}`;
}

export const slowReport = ({ language }: Program, runtimeMs: number, { time_ms }: Limits): string =>
  `The ${language} solution needed ${Math.round(runtimeMs)} ms; it may need half of the time limit of ${time_ms} ms. Write a faster one, or make the constraints and the large inputs smaller.`;

/** The first line in which two programs differ. */
function change(from: Program, to: Program): string {
  const before = from.source.split('\n');
  const after = to.source.split('\n');
  const at = before.findIndex((line, index) => line !== after[index]);
  return `- ${shortened(before[at] ?? '')}\n+ ${shortened(after[at] ?? '')}`;
}

/** Which wrong variants the tests let through. */
export function survivorsReport(solution: Program, survivors: Program[], rejected: number, least: number): string {
  const shown = survivors.slice(0, MAX_SURVIVORS).map((survivor) => change(solution, survivor));
  return `Wrong variants of the python solution, each with one operator, constant or condition changed, were judged on the tests: ${rejected} were rejected, and at least ${least} must be. The generator must draw inputs on which such mistakes show, with answers that differ, and the python solution must compute its answer with comparisons and arithmetic of its own instead of one call of a library.${
    shown.length === 0 ? '' : `\nVariants that passed every test:\n${shown.join('\n')}`
  }`;
}
