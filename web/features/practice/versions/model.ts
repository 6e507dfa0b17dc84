import { pathOf } from '@devorbit/contract/path-of.ts';
import { REJUDGE_PAGE_SIZE } from '@devorbit/contract/practice/versions-limits.ts';
import type { ProblemVersion, RejudgeSummary } from '@devorbit/contract/practice/versions.ts';
import { numberText } from '../../../platform/format/numbers.ts';
import { counted, plural } from '../../../platform/format/plurals.ts';
import { megabytesText } from '../../../platform/format/sizes.ts';

const LAST_PAGE = 1_000;

/** What the page shows: a rejudge, or the one that is open; rows that change, or all. */
export type View = { rejudge: string | null; all: boolean; page: number };

const RejudgeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The view as the address has it; what it cannot mean is ignored. */
export function viewFromUrl(params: URLSearchParams): View {
  const page = Number(params.get('page') ?? 1);
  const rejudge = params.get('rejudge') ?? '';
  return {
    rejudge: RejudgeId.test(rejudge) ? rejudge : null,
    all: params.get('show') === 'all',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

export function viewToUrl({ rejudge, all, page }: View): URLSearchParams {
  const params = new URLSearchParams();
  if (rejudge) params.set('rejudge', rejudge);
  if (all) params.set('show', 'all');
  if (page > 1) params.set('page', String(page));
  return params;
}

export const rejudgeAddress = (problemId: number, rejudge: string): string =>
  `${pathOf('problem-versions', { id: problemId })}?rejudge=${rejudge}`;

export const isOpen = ({ state }: Pick<RejudgeSummary, 'state'>): boolean => state === 'judging' || state === 'ready';

export const pageCount = ({ total, changed }: Pick<RejudgeSummary, 'total' | 'changed'>, all: boolean): number =>
  Math.max(1, Math.ceil((all ? total : changed) / REJUDGE_PAGE_SIZE));

const users = (count: number): string => counted(count, 'user');

/** `1 user gains the solve, 2 lose it`; null where nobody does. */
function impactText(gained: number, lost: number, past: boolean): string | null {
  const verb = (count: number, one: string, many: string, then: string) => (past ? then : plural(count, one, many));
  const gains = `${users(gained)} ${verb(gained, 'gains', 'gain', 'gained')} the solve`;
  const loses = verb(lost, 'loses', 'lose', 'lost');
  if (gained > 0 && lost > 0) return `${gains}, ${numberText(lost)} ${loses} it`;
  if (gained > 0) return gains;
  return lost > 0 ? `${users(lost)} ${loses} the solve` : null;
}

type Outcome = Pick<RejudgeSummary, 'state' | 'total' | 'changed' | 'gained' | 'lost'>;

/** `3 of 120 verdicts change; 1 user gains the solve, 2 lose it.` */
export function summaryText({ state, total, changed, gained, lost }: Outcome): string {
  const past = state === 'applied';
  const verdicts = counted(total, 'verdict');
  if (changed === 0) return `0 of ${verdicts} ${past ? 'changed' : plural(total, 'changes', 'change')}.`;
  const change = `${numberText(changed)} of ${verdicts} ${past ? 'changed' : plural(changed, 'changes', 'change')}`;
  return `${change}; ${impactText(gained, lost, past) ?? `nobody ${past ? 'gained or lost' : 'gains or loses'} the solve`}.`;
}

/** What applying moves, a sentence each. */
export function effects({ total, changed, gained, lost }: Outcome): string[] {
  const submissions = (count: number) => counted(count, 'submission');
  const impact = impactText(gained, lost, false);
  return [
    changed === 0
      ? `No verdicts change. ${submissions(total)} ${plural(total, 'gets', 'get')} new test results, time and memory.`
      : `${submissions(changed)} ${plural(changed, 'gets', 'get')} a new verdict; all ${numberText(total)} get new test results, time and memory.`,
    ...(impact === null ? [] : [`${impact}, with its points.`]),
    ...(changed === 0 ? [] : ["The problem's attempts and solves, the leaderboard and streaks are updated too."]),
  ];
}

/** Of a submission: null is one of before there were versions. */
export const versionText = (version: number | null): string => (version === null ? 'No version' : `Version ${version}`);

/** Whether the problem has moved on since the rejudge began: it cannot be applied any more. */
export const isStale = (
  { version, state }: Pick<RejudgeSummary, 'version' | 'state'>,
  versions: readonly Pick<ProblemVersion, 'version'>[],
): boolean => isOpen({ state }) && versions.some((each) => each.version > version);

/** `2 s`, `256 MB`. */
export const limitsText = ({
  time_limit_ms,
  memory_limit_kb,
}: Pick<ProblemVersion, 'time_limit_ms' | 'memory_limit_kb'>): string =>
  `${numberText(time_limit_ms / 1000)} s, ${megabytesText(memory_limit_kb)}`;
