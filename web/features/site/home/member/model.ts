import type { NotificationKind } from '@devorbit/contract/kinds.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { MemberHome } from '@devorbit/contract/site/home.ts';
import { agoText } from '../../../../platform/format/dates.ts';
import { numberText } from '../../../../platform/format/numbers.ts';
import { counted } from '../../../../platform/format/plurals.ts';
import { LANGUAGE_NAMES } from '../../../practice/submissions/history/copy.ts';
import { CONTINUE, FIRST, NEXT, UNSENT } from './copy.ts';

/** `12 problems solved · 1,400 points` */
export const standingOf = ({ solved_count, points }: Pick<MemberHome, 'solved_count' | 'points'>): string =>
  solved_count === 0
    ? 'Glad you’re here. Start with an easy one.'
    : `${counted(solved_count, 'problem')} solved · ${counted(points, 'point')}`;

/** The problem that stands first, why, and what its button says. */
export type Lead = {
  label: string;
  problem: { id: number; title: string; difficulty: string };
  note: string;
  act: string;
};

/** What was worked on last; without such a thing the first problem for the learner, which is the easiest for who has solved none. Null where there is nothing to solve. */
export function leadOf({ resume, for_you, solved_count }: MemberHome, now: number): Lead | null {
  if (resume)
    return {
      label: CONTINUE,
      problem: resume,
      note: `${LANGUAGE_NAMES[resume.language]} · ${resume.status ?? UNSENT} · ${agoText(resume.at, now)}`,
      act: 'Continue',
    };
  const [first] = for_you;
  if (!first) return null;
  return {
    label: solved_count === 0 ? FIRST : NEXT,
    problem: first.problem,
    note: first.reason,
    act: solved_count === 0 ? 'Start solving' : 'Solve it',
  };
}

/** Rows that there is room for. */
const FOR_YOU_ROOM = 3;

/** For you, without what stands first already. */
export const othersForYou = ({ resume, for_you }: MemberHome): MemberHome['for_you'] =>
  (resume ? for_you : for_you.slice(1)).slice(0, FOR_YOU_ROOM);

/** What the streak needs today. */
export const streakNote = ({ current, today, longest }: MemberHome['streak']): string => {
  if (current === 0) return longest === 0 ? 'Solve a problem to start one.' : 'Solve a problem to start a new one.';
  return today ? 'Today counts.' : 'Solve one today to keep it.';
};

export type News = {
  key: string;
  kind: NotificationKind | 'new-problems';
  title: string;
  note: string;
  to: string;
  /** Of a notification, which is read by going there. */
  notification?: number;
};

/** Rows that there is room for. */
export const NEWS_ROOM = 4;

/** What is new, the most pressing first: unread notifications, problems, badges that no notification tells of. */
export function newsOf({ notifications, problems, badges }: MemberHome['news'], now: number): News[] {
  const told: News[] = notifications.map(({ id, kind, title, at, link }) => ({
    key: `notification ${id}`,
    kind,
    title,
    note: agoText(at, now),
    to: link ?? pathOf('notifications'),
    notification: id,
  }));
  const { count, newest } = problems;
  const added: News[] = newest
    ? [
        {
          key: 'problems',
          kind: 'new-problems',
          title: `${counted(count, 'new problem')} this week`,
          note: count === 1 ? newest.title : `Latest: ${newest.title}`,
          to: count === 1 ? pathOf('problem', { id: newest.id }) : pathOf('practice'),
        },
      ]
    : [];
  const isTold = (earned_at: string) =>
    notifications.some(({ kind, at }) => kind === 'badges' && Date.parse(at) === Date.parse(earned_at));
  const earned: News[] = badges
    .filter(({ earned_at }) => !isTold(earned_at))
    .map(({ id, name, earned_at }) => ({
      key: `badge ${id}`,
      kind: 'badges',
      title: `Badge earned: ${name}`,
      note: agoText(earned_at, now),
      to: pathOf('profile'),
    }));
  return [...told, ...added, ...earned].slice(0, NEWS_ROOM);
}

/** `3 unread`, `99+ unread` */
export const unreadText = (unread: number): string => `${unread > 99 ? '99+' : numberText(unread)} unread`;
