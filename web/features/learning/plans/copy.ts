export const TITLE = 'AI learning roadmap';
export const LEAD =
  'Say where you want to go and how much time you have. You get a plan in the right order, to the hour.';
export const STEPS = ['Profile', 'Assessment', 'Preview', 'Roadmap'] as const;
/** The specification’s texts. */
export const STEP_1_TITLE = 'Tell us about your learning preferences';
export const STEP_3_TITLE = 'Review Your Profile';
export const BACK_TO_PROFILE = 'Back to Profile';
export const REVIEW = 'Review and Generate';
export const GENERATE = 'Generate My Roadmap';
export const BACK_TO_ASSESSMENT = 'Back to Assessment';
export const CREATE_NEW = 'Create New Roadmap';
export const BACK_TO_PREVIEW = 'Back to Preview';
export const EXPORT = 'Export Roadmap';
export const NONE = 'No Roadmap Generated';
export const GENERATE_FAILURE = 'There was an issue generating your roadmap. Please try again.';
export const START_OVER = 'Start Over';
export const HIGH = 'High Priority';

export const LEVELS = {
  beginner: { title: 'Beginner', text: 'Take the time it takes' },
  intermediate: { title: 'Intermediate', text: 'A brisk pace' },
  advanced: { title: 'Advanced', text: 'Straight to the point' },
} as const;
export const EXPERIENCE = {
  beginner: { title: 'Beginner', text: 'I have written little or no code' },
  intermediate: { title: 'Intermediate', text: 'I can write small programs' },
  advanced: { title: 'Advanced', text: 'I build things on my own' },
  expert: { title: 'Expert', text: 'I do it for a living' },
} as const;
export const FAMILIARITY = {
  none: { title: 'None', text: 'It is new to me' },
  basic: { title: 'Basic', text: 'I know the words' },
  intermediate: { title: 'Intermediate', text: 'I have done some of it' },
  advanced: { title: 'Advanced', text: 'I use it regularly' },
} as const;
export const QUESTIONS = [
  'How much programming experience do you have?',
  (field: string) => `How familiar are you with ${field}?`,
] as const;
export const TYPES = {
  video: 'Video',
  documentation: 'Documentation',
  project: 'Project',
  interactive: 'Practice',
  article: 'Reading',
} as const;
export const CHECK_KNOWN = 'Check what you know (4 minutes)';
export const GENERATING = ['Finding what your goals need', 'Leaving out what you know', 'Putting it in order'] as const;
export const EDIT_FAILURE = 'That change wasn’t saved. Please try again.';
export const EXPORT_FAILURE = 'The file couldn’t be made. Please try again.';
export const PLACEMENT_FAILURE = 'The next question couldn’t be loaded. Please try again.';
export const GUEST_NOTE = 'This roadmap lives in this browser. Sign in to keep it on all your devices.';
export const LANDED = 'Landed. You’ve completed every step.';
export const FORMATS = [
  { format: 'pdf', title: 'PDF', text: 'To print or to send' },
  { format: 'markdown', title: 'Markdown', text: 'A list to tick off' },
  { format: 'ics', title: 'Calendar', text: 'A day for each step (.ics)' },
  { format: 'json', title: 'JSON', text: 'For programs' },
] as const;
