import { numberText } from '../../../platform/format/numbers.ts';

export const PROFILE = 'Profile';
export const WHOLE_PROFILE = 'Your whole profile, with badges and constellation';
export const DSA = 'Data Structures and Algorithms';
export const POINTS_EARNED = 'Points Earned';
export const PROBLEMS_SOLVED = 'Problems Solved';
export const SKILLS = 'Skills';
export const SHOW_ALL_SKILLS = 'Show all';
export const SHOW_FEWER_SKILLS = 'Show fewer';
export const NO_SKILLS = 'Submit a solution to see your skills by topic.';
export const SKILLS_FAILURE = 'Your skills could not be loaded';
export const ACTIVITY_FAILURE = 'Your activity could not be loaded';

export const memberSince = (month: string): string => `Member since: ${month}`;
export const problemsCreated = (count: number): string => `Problems created: ${numberText(count)}`;
