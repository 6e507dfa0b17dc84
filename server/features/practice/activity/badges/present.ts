import type { Badge, BadgeProgress } from '@devorbit/contract/practice/activity.ts';

export const badgeIds = [
  'first-orbit',
  'ten-solved',
  'fifty-solved',
  'hard-landing',
  'week-streak',
  'month-streak',
  'polyglot',
  'author',
] as const;

type BadgeId = (typeof badgeIds)[number];
/** When each was earned; null where it was not. */
export type Earned = Record<BadgeId, string | null>;

const texts: Record<BadgeId, [name: string, description: string]> = {
  'first-orbit': ['First orbit', 'Solved the first problem'],
  'ten-solved': ['Ten solved', 'Solved ten problems'],
  'fifty-solved': ['Fifty solved', 'Solved fifty problems'],
  'hard-landing': ['Hard landing', 'Solved the first Hard problem'],
  'week-streak': ['Week in orbit', 'Solved a problem 7 days in a row'],
  'month-streak': ['Month in orbit', 'Solved a problem 30 days in a row'],
  polyglot: ['Polyglot', 'Got solutions accepted in three languages'],
  author: ['Author', 'Published a community problem with verified tests'],
};

/** What was earned, in the order of the list. */
export const presentBadges = (earned: Earned): Badge[] =>
  badgeIds.flatMap((id) => {
    const [name, description] = texts[id];
    return earned[id] === null ? [] : [{ id, name, description, earned_at: earned[id] }];
  });

export type Counts = {
  solved: number;
  hard: number;
  /** Days in a row, up to now. */
  streak: number;
  languages: number;
};

/** What is counted for each badge, and how many it takes. */
const goals: Record<BadgeId, { of: number; have: (counts: Counts) => number }> = {
  'first-orbit': { of: 1, have: ({ solved }) => solved },
  'ten-solved': { of: 10, have: ({ solved }) => solved },
  'fifty-solved': { of: 50, have: ({ solved }) => solved },
  'hard-landing': { of: 1, have: ({ hard }) => hard },
  'week-streak': { of: 7, have: ({ streak }) => streak },
  'month-streak': { of: 30, have: ({ streak }) => streak },
  polyglot: { of: 3, have: ({ languages }) => languages },
  author: { of: 1, have: () => 0 },
};

/** All badges in the order of the list; what was earned once is whole, whatever is counted now. */
export const presentProgress = (earned: Earned, counts: Counts): BadgeProgress[] =>
  badgeIds.map((id) => {
    const [name, description] = texts[id];
    const { of, have } = goals[id];
    return {
      id,
      name,
      description,
      earned_at: earned[id],
      of,
      have: earned[id] === null ? Math.min(have(counts), of) : of,
    };
  });
