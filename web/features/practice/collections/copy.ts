export const STUDY_PLANS = 'Study plans';
export const ALL_STUDY_PLANS = 'All study plans';
export const STUDY_PLANS_LEAD = 'Problems in an order that makes sense. Pick a plan, and it remembers where you are.';
export const STUDY_PLANS_FAILURE = 'Study plans could not be loaded';
export const STUDY_PLAN_FAILURE = 'This study plan could not be loaded';

export const GROUP_NAMES = { start: 'Start here', topic: 'By topic', pattern: 'By pattern' } as const;
