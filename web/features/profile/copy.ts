export const PROFILE = 'Profile';
export const DSA = 'Data Structures and Algorithms';
export const POINTS_EARNED = 'Points Earned';
export const PROBLEMS_SOLVED = 'Problems Solved';
export const ACTIVITY_FAILURE = 'Your activity could not be loaded';

export const memberSince = (month: string): string => `Member since: ${month}`;
export const problemsCreated = (count: number): string => `Problems created: ${count.toLocaleString('en')}`;
