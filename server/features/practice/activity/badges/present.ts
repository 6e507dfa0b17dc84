import type { Badge } from '@devorbit/contract/practice/activity.ts';

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
