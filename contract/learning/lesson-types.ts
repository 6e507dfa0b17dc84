// What the learning portal is made of, without zod: the web app has it too.

export const frameworkTypes = ['library', 'framework', 'metaframework', 'compiler'] as const;
export type FrameworkType = (typeof frameworkTypes)[number];

export const resourceTypes = [
  'documentation',
  'course',
  'playground',
  'article',
  'tutorial',
  'video',
  'community',
  'cheatsheet',
  'github',
  'sandbox',
  'interactive',
  'examples',
] as const;
export type ResourceType = (typeof resourceTypes)[number];

export const lessonTypes = ['video', 'interactive', 'article'] as const;
export type LessonType = (typeof lessonTypes)[number];

export const difficulties = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

/** Words of a lesson by its type; a video is a code-along. */
export const LESSON_WORDS: Readonly<Record<LessonType, readonly [number, number]>> = {
  article: [700, 1000],
  interactive: [250, 450],
  video: [600, 1200],
};
/** Questions of a lesson, and how many of them only the quiz of the category asks. */
export const QUESTIONS_A_LESSON = 6;
export const HELD_A_LESSON = 2;
