import { DAY_MS, dailyProblem, startOf, utcDay } from '@devorbit/contract/practice/daily.ts';
import { HOME_ROOM, type MemberHome } from '@devorbit/contract/site/home.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { countUnread, selectUnreadFirst } from '../../../identity/notifications/door.ts';
import { findBadges } from '../../../practice/activity/door.ts';
import { selectOptionalUnfinished } from '../../../practice/code-drafts/door.ts';
import { selectDailyBank, selectNew } from '../../../practice/problems/door.ts';
import { listRecommendations } from '../../../practice/recommendations/commands/list-recommendations.ts';
import {
  findFigures,
  findLastDays,
  selectOptionalUnsolved,
  selectWasSolvedWithin,
} from '../../../practice/submissions/door.ts';
import { selectMember } from '../store.ts';

type Deps = { database: Database; clock: Clock };

/** How long a problem and a badge are news, in ms. */
const PROBLEM_NEWS_MS = 7 * DAY_MS;
const BADGE_NEWS_MS = 14 * DAY_MS;

/** The actor's own home, in a fixed number of queries. Streaks are counted by the days of `timeZone`. */
export async function showMemberHome(deps: Deps, actor: Actor, timeZone: string): Promise<MemberHome> {
  const [figures, days, resume, daily, recommended, news] = await Promise.all([
    findFigures(deps, actor.id, timeZone),
    findLastDays(deps, actor.id, timeZone, HOME_ROOM.days),
    findResume(deps, actor),
    findDaily(deps, actor),
    listRecommendations(deps, actor),
    findNews(deps, actor),
  ]);
  return {
    solved_count: figures.solved_count,
    points: figures.points,
    resume,
    daily,
    streak: {
      current: figures.current_streak,
      longest: figures.longest_streak,
      today: days.at(-1)?.solved ?? false,
      days,
    },
    for_you: recommended.filter(({ problem }) => problem.id !== resume?.id).slice(0, HOME_ROOM.for_you),
    news,
  };
}

/** What was worked on last and is not solved: the last submission, or code that was changed after it. */
async function findResume({ database }: Deps, actor: Actor): Promise<MemberHome['resume']> {
  const [submitted, draft] = await Promise.all([
    selectOptionalUnsolved(database, actor.id),
    selectOptionalUnfinished(database, actor.id),
  ]);
  return draft !== null && (submitted === null || draft.at > submitted.at) ? { ...draft, status: null } : submitted;
}

/** The problem of today, and whether the actor has solved it today. */
async function findDaily({ database, clock }: Deps, actor: Actor): Promise<MemberHome['daily']> {
  const today = utcDay(clock.now().getTime());
  const problem = dailyProblem(await selectDailyBank(database), today);
  if (problem === null) return null;
  const from = new Date(startOf(today));
  const to = new Date(from.getTime() + DAY_MS);
  const solved = await selectWasSolvedWithin(database, actor.id, problem.id, from, to);
  const { id, title, difficulty } = problem;
  return { id, title, difficulty, solved, ends_at: to.toISOString() };
}

async function findNews({ database, clock }: Deps, actor: Actor): Promise<MemberHome['news']> {
  const now = clock.now().getTime();
  const { date_joined, time_zone } = await selectMember(database, actor.id);
  const since = new Date(Math.max(now - PROBLEM_NEWS_MS, Date.parse(date_joined)));
  const [unread, notifications, problems, badges] = await Promise.all([
    countUnread(database, actor.id),
    selectUnreadFirst(database, actor.id, HOME_ROOM.notifications),
    selectNew(database, actor.id, since),
    findBadges(database, actor.id, time_zone),
  ]);
  return {
    unread,
    notifications,
    problems,
    badges: badges
      .filter(({ earned_at }) => Date.parse(earned_at) > now - BADGE_NEWS_MS)
      .toSorted((a, b) => b.earned_at.localeCompare(a.earned_at))
      .slice(0, HOME_ROOM.badges),
  };
}
