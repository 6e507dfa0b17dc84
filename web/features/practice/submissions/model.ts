import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import type { ProblemDetail, SolvingLanguage } from '@devorbit/contract/practice/problems.ts';
import type {
  ProgressRow,
  RunResult,
  SubmissionKind,
  SubmissionStatus,
} from '@devorbit/contract/practice/submissions.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { numberText } from '../../../platform/format/numbers.ts';
import { counted } from '../../../platform/format/plurals.ts';
import { httpStatusText } from '../../../platform/status-text.ts';
import { EXECUTION_SERVICE_ERROR, NO_TESTS, UNSUPPORTED_LANGUAGE } from './copy.ts';

/** What the result panel is about. `failed` is the client's own status Error: the call did not succeed, nothing was judged. */
export type Judging =
  | { phase: 'idle' }
  | { phase: 'sending'; kind: SubmissionKind }
  | { phase: 'judging'; result: RunResult }
  | { phase: 'finished'; result: RunResult }
  | { phase: 'failed'; message: string };

/** Opens a whole program and the problem's examples in the Online IDE, and answers the address. */
export type OpenProblem = (source: {
  problem: ProblemDetail;
  language: PracticeLanguage;
  code: string;
  /** A folder for it where the project has another program already; without it that program is what is opened. */
  beside?: string;
}) => Promise<string>;

export type JudgingEvent =
  | { type: 'sent'; kind: SubmissionKind }
  | { type: 'result'; result: RunResult }
  | { type: 'failed'; message: string }
  | { type: 'cleared' };

/** Of what is asked of the caller's submissions to a problem. */
export const submissionsToKey = (problemId: number) => ['submissions', 'of', problemId] as const;

export const hasVerdict = (status: SubmissionStatus): boolean => status !== 'Queued' && status !== 'Running';

export const isBusy = ({ phase }: Judging): boolean => phase === 'sending' || phase === 'judging';

/**
 * The next state. A result may go back to Queued (the judge was restarted), but a verdict stands,
 * and news of another submission than the one followed is not listened to.
 */
export function nextJudging(now: Judging, event: JudgingEvent): Judging {
  switch (event.type) {
    case 'sent':
      return { phase: 'sending', kind: event.kind };
    case 'failed':
      return { phase: 'failed', message: event.message };
    case 'cleared':
      return { phase: 'idle' };
    case 'result': {
      if (now.phase === 'finished') return now;
      if (now.phase === 'judging' && now.result.submission_id !== event.result.submission_id) return now;
      return { phase: hasVerdict(event.result.status) ? 'finished' : 'judging', result: event.result };
    }
  }
}

/** The rule 'post when this run is Accepted': of a submit, never of a run on the examples. */
export const solves = ({ kind, status }: Pick<RunResult, 'kind' | 'status'>): boolean =>
  kind === 'submit' && status === 'Accepted';

export type Tone = 'good' | 'bad' | 'wait' | 'ours';

/** Colour of a status; `ours` is a failure that is not the learner's. */
export function statusTone(status: SubmissionStatus): Tone {
  if (!hasVerdict(status)) return 'wait';
  if (status === 'Accepted' || status === 'Success') return 'good';
  return status === 'Judge Error' || status === 'Error' ? 'ours' : 'bad';
}

/** The status as it is shown; of who waits in the queue with the place in it: `Queued · 7 ahead of you`. */
export function statusText({ status, ahead }: Pick<RunResult, 'status' | 'ahead'>): string {
  if (status !== 'Queued' || ahead === null) return status;
  return `${status} · ${ahead === 0 ? 'you’re next' : `${numberText(ahead)} ahead of you`}`;
}

/** KB → `3,456 KB`. */
export const memoryText = (kb: number): string => `${numberText(kb)} KB`;

/** The caller's row by id or username; zeros where there is none. */
export function ownProgress(
  rows: readonly ProgressRow[],
  user: { id: number; username: string },
): Pick<ProgressRow, 'solved_count' | 'points' | 'current_streak'> {
  const row =
    rows.find(({ user_id }) => user_id === user.id) ?? rows.find(({ username }) => username === user.username);
  return { solved_count: row?.solved_count ?? 0, points: row?.points ?? 0, current_streak: row?.current_streak ?? 0 };
}

/** Specification §2: shown as `N days`, and one reads `1 day`. */
export const streakText = (days: number): string => counted(days, 'day');

/** Sentences that the specification shows as they are; every other refusal carries its status. */
const plain: readonly string[] = [NO_TESTS, UNSUPPORTED_LANGUAGE];

/** The message of the client's own status Error; where the execution service cannot take the code, why stands on a line of its own. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) {
    const { status, sentence } = error;
    if (status > 501) return `${EXECUTION_SERVICE_ERROR}: ${httpStatusText(status)}\n${sentence}`;
    if (plain.includes(sentence)) return sentence;
  }
  return error instanceof Error ? error.message : String(error);
}

/** A language of the selector with the version that really runs: 'Python 3.11.2'. */
export const labelOf = ({ display_name, runs }: Pick<SolvingLanguage, 'display_name' | 'runs'>): string =>
  runs === null ? display_name : `${display_name.replace(/ \d+$/, '')} ${runs}`;
