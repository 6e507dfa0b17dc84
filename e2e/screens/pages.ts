/** Who looks at a page: nobody signed in, a member, or a superuser of the demo world. */
export type Viewer = 'visitor' | 'demo_learner' | 'demo_admin';

/** A page of the gallery; `{problem}` stands for a seeded problem's id. */
export type Screen = { name: string; path: string; viewer: Viewer };

const seen = (viewer: Viewer, pages: Record<string, string>): Screen[] =>
  Object.entries(pages).map(([name, path]) => ({ name, path, viewer }));

/** Every page of the app, as those see it whom it is for. */
export const screens: Screen[] = [
  ...seen('visitor', {
    home: '/',
    about: '/about',
    team: '/team',
    universities: '/universities',
    university: '/universities/coep-technological-university',
    search: '/search?q=graph',
    'sign-in': '/signin',
    'sign-up': '/signup',
    'forgot-password': '/forgot-password',
    'reset-password': '/reset-password',
    'verify-email': '/verify-email',
    unsubscribe: '/unsubscribe',
    'lost-in-space': '/no/such/orbit',
    styleguide: '/styleguide',
    resources: '/resources',
    'dev-courses': '/DevCourses',
    collaboration: '/collaboration',
    'events-hackathons': '/events-hackathons',
    roadmaps: '/roadmaps',
    roadmap: '/roadmaps/role/frontend',
    'my-roadmaps': '/my-roadmaps',
    community: '/community',
    'ai-learning-roadmap': '/ai-learning-roadmap',
    'ai-mentor': '/ai-mentor',
    'online-ide': '/online-ide',
    verify: '/verify/DEVORBIT-1',
  }),
  ...seen('demo_learner', {
    practice: '/QuickDSA',
    'practice-ai': '/QuickDSA?tab=ai',
    'practice-community': '/QuickDSA?tab=community',
    leaderboard: '/QuickDSA?tab=leaderboard',
    'practice-profile': '/QuickDSA?tab=profile',
    problem: '/problems/{problem}',
    solutions: '/problems/{problem}/solutions',
    challenges: '/challenges',
    submissions: '/submissions',
    notifications: '/notifications',
    profile: '/profile',
    settings: '/profile?tab=settings',
    security: '/profile?tab=security',
    'public-profile': '/u/asha_iyer',
  }),
  ...seen('demo_admin', {
    'edit-problem': '/problems/{problem}/edit',
    'problem-versions': '/problems/{problem}/versions',
    admin: '/admin',
    'admin-reports': '/admin?section=reports',
    'admin-health': '/admin?section=health',
  }),
];
