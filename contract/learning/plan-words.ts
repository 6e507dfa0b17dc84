// The wizard's words and figures, without zod: the web app has them too. Texts and hours are the specification's.

export const knowledgeLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type KnowledgeLevel = (typeof knowledgeLevels)[number];

/** The five goals of the specification, which stand first; ready roadmaps follow under 'More goals'. */
export const goalOptions = [
  'Become a Machine Learning Engineer',
  'Learn AI for Business Applications',
  'Develop Computer Vision Projects',
  'Master Natural Language Processing',
  'Build AI-Powered Applications',
] as const;

export const timeCommitments = [
  '1-5 hours per week',
  '5-10 hours per week',
  '10-20 hours per week',
  '20+ hours per week',
] as const;
export type TimeCommitment = (typeof timeCommitments)[number];

/** `estimatedTotalHours` of a new plan. */
export const TOTAL_HOURS: Readonly<Record<TimeCommitment, number>> = {
  '1-5 hours per week': 40,
  '5-10 hours per week': 60,
  '10-20 hours per week': 100,
  '20+ hours per week': 200,
};
/** The middles of the bands, by which dates are reckoned until somebody sets their own. */
export const WEEKLY_HOURS: Readonly<Record<TimeCommitment, number>> = {
  '1-5 hours per week': 3,
  '5-10 hours per week': 7.5,
  '10-20 hours per week': 15,
  '20+ hours per week': 20,
};

export const learningStyles = [
  'Video Tutorials',
  'Reading Documentation',
  'Hands-on Projects',
  'Interactive Coding',
  'Theoretical Study',
] as const;
export type LearningStyle = (typeof learningStyles)[number];

/** Answers to the two questions of the assessment, which are keyed by the question's index. */
export const experienceAnswers = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export const familiarityAnswers = ['none', 'basic', 'intermediate', 'advanced'] as const;
export type ExperienceAnswer = (typeof experienceAnswers)[number];
export type FamiliarityAnswer = (typeof familiarityAnswers)[number];

export const resourceTypes = ['video', 'documentation', 'project', 'interactive', 'article'] as const;
export type ResourceType = (typeof resourceTypes)[number];
export const styleType: Readonly<Record<LearningStyle, ResourceType>> = {
  'Video Tutorials': 'video',
  'Reading Documentation': 'documentation',
  'Hands-on Projects': 'project',
  'Interactive Coding': 'interactive',
  'Theoretical Study': 'article',
};

/** From this priority on an item is shown as 'High Priority'; 1 is the highest. */
export const HIGH_PRIORITY = 2;
/** What generating takes at least, in ms. */
export const GENERATING_MS = 2_000;

/** A plan that nobody can survey helps nobody. */
export const MAX_ITEMS = 60;
export const MAX_GOALS = 6;
/** Lessons that a step names; the others stand at its concepts. */
export const MAX_LESSONS_A_STEP = 12;
/** What an item may take, in hours: a band of the longest plan. */
export const MAX_ITEM_HOURS = 200;
export const MAX_WEEKLY_HOURS = 80;
export const MAX_TITLE_CHARS = 90;
export const MAX_NOTE_CHARS = 2_000;
export const MAX_DESCRIPTION_CHARS = 3_000;
/** A learner’s saved plans. */
export const MAX_PLANS = 30;
/** Revisions that can be undone. */
export const MAX_UNDO = 20;
export const MAX_PLACEMENT_QUESTIONS = 10;
export const exportFormats = ['pdf', 'markdown', 'json', 'ics'] as const;
export type ExportFormat = (typeof exportFormats)[number];
