import { type PageId, pageIds, pages } from '@devorbit/contract/pages.ts';
import type { Params, PlainPageId } from '@devorbit/contract/path-of.ts';
import type { Page } from '@playwright/test';

/** Who looks at a page: nobody signed in, a member, or a superuser of the demo world. */
export type Viewer = 'visitor' | 'demo_learner' | 'demo_admin';

/**
 * A page of the gallery; `{problem}` and `{event}` stand for seeded ones' ids, `{ide}` for a project's that is made for the
 * round. `prepare` brings the page into the state that is shown.
 */
export type Screen = { name: string; path: string; viewer: Viewer; prepare?: (page: Page) => Promise<void> };

/** What a page with parameters is shown with. */
const params: { [Id in Exclude<PageId, PlainPageId>]: Params<Id> | null } = {
  university: { slug: 'coep-technological-university' },
  collection: { slug: 'first-ten' },
  // The first sample document of a fresh house.
  resource: { id: 1 },
  'resource-collection': { id: 'semester-5-notes' },
  problem: { id: '{problem}' },
  'edit-problem': { id: '{problem}' },
  'problem-versions': { id: '{problem}' },
  solutions: { id: '{problem}' },
  'public-profile': { username: 'asha_iyer' },
  'role-roadmap': { id: 'backend' },
  event: { id: '{event}' },
  'event-check-in': { id: '{event}' },
  'event-manage': { id: '{event}' },
  'event-programme': { id: '{event}' },
  'call-for-papers': { id: '{event}' },
  'event-entries': { id: '{event}' },
  'event-judging': { id: '{event}' },
  'event-results': { id: '{event}' },
  'event-judge': { id: '{event}' },
  'skill-roadmap': { id: 'data-structures-and-algorithms' },
  'project-brief': { id: 'expense-ledger' },
  'roadmap-guide': { id: 'page-to-screen' },
  'roadmap-video': { id: 'git-for-two' },
  concept: { id: 'react-state' },
  // The demo learner’s, issued when the server starts.
  verify: { certificateId: 'cert-javascript-roadmap-1778925600000' },
  achievement: { frameworkId: 'javascript', categoryId: 'roadmap', level: 'completed' },
  'category-quiz': { frameworkId: 'react', categoryId: 'foundations' },
  lesson: { frameworkId: 'react', moduleId: 'state' },
  // As another page of the gallery.
  'dsa-challenges-problem': null,
  // Its id is another one in every house.
  submission: null,
  'event-entry': null,
  'ide-project': null,
  'ide-shared': null,
  'ide-join': null,
  'ide-embed': null,
};

/** Who looks at a page that its audience does not tell. */
const viewers: Partial<Record<PageId, Viewer>> = {
  practice: 'demo_learner',
  collections: 'demo_learner',
  collection: 'demo_learner',
  resource: 'demo_learner',
  problem: 'demo_learner',
  challenges: 'demo_learner',
  'my-roadmaps': 'demo_learner',
  'category-quiz': 'demo_learner',
  lesson: 'demo_learner',
  portal: 'demo_learner',
  'ai-learning-roadmap': 'demo_learner',
  'skill-roadmap': 'demo_learner',
  'online-ide': 'demo_learner',
  'public-profile': 'demo_learner',
  'edit-problem': 'demo_admin',
  'problem-versions': 'demo_admin',
  'event-check-in': 'demo_admin',
  'event-manage': 'demo_admin',
  'event-judging': 'demo_admin',
};

/** What a page is asked for, and the names of its other views. */
const views: Partial<Record<PageId, Record<string, string>>> = {
  search: { search: '?q=graph' },
  'my-library': { 'my-library': '', 'my-suggestions': '?tab=suggestions' },
  'ai-learning-roadmap': { 'ai-learning-roadmap': '', 'ai-learning-roadmap-plan': '?plan=1' },
  roadmaps: { roadmaps: '', 'roadmaps-none': '?tab=skill&q=xylophone' },
  portal: {
    portal: '',
    'portal-framework': '?framework=react',
    'portal-category': '?framework=react&category=foundations',
    'frontend-roadmap': '?view=roadmap',
  },
  'role-roadmap': { roadmap: '', 'roadmap-list': '?view=list' },
  practice: {
    practice: '',
    'practice-table': '?view=table',
    'practice-ai': '?tab=ai',
    'practice-community': '?tab=community',
    leaderboard: '?tab=leaderboard',
    'practice-profile': '?tab=profile',
  },
  profile: { profile: '', settings: '?tab=settings', security: '?tab=security' },
  admin: {
    admin: '',
    'admin-reports': '?section=reports',
    'admin-documents': '?section=documents',
    'admin-health': '?section=health',
  },
};

/** Nobody is on their way back from a provider, and the demo world has its superuser. */
const nothingToSee = new Set<PageId>(['github-sign-in', 'google-sign-in', 'setup']);

const hasParams = (id: PageId): id is keyof typeof params => id in params;

/** Of the pages that are being built, which are all of one make, those that people look for by name. */
const isShown = (id: PageId): boolean => {
  const { alias, coming, listed } = pages[id];
  if (alias !== undefined || nothingToSee.has(id)) return false;
  return hasParams(id) ? params[id] !== null : !coming || listed !== undefined;
};

/** With its braces, which stand for what is only known when the gallery opens. */
const addressOf = (id: PageId): string => {
  const known: Readonly<Record<string, string | number>> = (hasParams(id) && params[id]) || {};
  return pages[id].path.replace(/:(\w+)/g, (_, name: string) => `${known[name]}`);
};

const viewerOf = (id: PageId): Viewer => {
  const { for: whose } = pages[id];
  return viewers[id] ?? (whose === 'staff' ? 'demo_admin' : whose === 'members' ? 'demo_learner' : 'visitor');
};

/** Every page of the app, as those see it whom it is for, and the one for addresses that are none. */
export const screens: Screen[] = [
  ...pageIds.filter(isShown).flatMap((id) =>
    Object.entries(views[id] ?? { [id]: '' }).map(([name, asked]) => ({
      name,
      path: addressOf(id) + asked,
      viewer: viewerOf(id),
    })),
  ),
  { name: 'home-member', path: pages.home.path, viewer: 'demo_learner' },
  { name: 'lost-in-space', path: '/no/such/orbit', viewer: 'visitor' },
];
