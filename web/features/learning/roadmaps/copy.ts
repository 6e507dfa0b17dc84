import type { RoadmapType } from '@devorbit/contract/learning/roadmap-types.ts';

export const ROADMAPS = 'Roadmaps';
export const ROADMAPS_LEAD =
  'What to learn, in which order, and how far you are. Mark what you know, and find it on all your devices.';
/** The specification’s labels of the two buttons, for members and for visitors. */
export const TOP_BUTTON = { member: 'My Roadmaps', visitor: 'Get Started' } as const;
export const BOTTOM_BUTTON = { member: 'Continue Learning', visitor: 'Start for Free' } as const;
export const JOIN = 'Join Our Community';
export const VIEW_ALL = 'View All';
export const CLEAR_SEARCH = 'Clear search';
export const NEW = 'New';
export const SEARCH_LABEL = 'Search roadmaps';
export const SEARCH_HINT = 'Frontend, Python, Git …';
export const PLANNED = 'In the making';
export const NO_SCRIPT = 'Each type has a page that lists everything:';

/** The heading of a tab’s whole list, and what stands under it. */
export const LIST_TITLES: Readonly<Record<RoadmapType, string>> = {
  role: 'Role-based roadmaps',
  skill: 'Skill-based roadmaps',
  project: 'Projects',
  guide: 'Guides',
  video: 'Videos',
};
export const LIST_LEADS: Readonly<Record<RoadmapType, string>> = {
  role: 'What a job asks for, from the first step on. 22 roles, each as a map of concepts.',
  skill: 'One language, framework or tool at a time. 38 skills, from first steps to advanced topics.',
  project: 'Five projects to build on your own, each with a brief that says when you are done.',
  guide: 'Three guides to read, and two sets of questions to test yourself.',
  video: 'Code-alongs of 45 minutes to a little over two hours, with chapters, captions and pauses to type.',
};
export const FORMATS = { textual: 'Textual', questions: 'Questions' } as const;
