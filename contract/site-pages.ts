/** A page that people look for by name: the search and the command palette list them. */
export type SitePage = {
  path: string;
  title: string;
  /** One sentence: what is there. */
  text: string;
  /** Other words for it. */
  keywords: string;
  /** Whose page it is, where not everybody's. */
  for?: 'members' | 'staff';
};

const page = (path: string, title: string, text: string, keywords: string, whose?: SitePage['for']): SitePage => ({
  path,
  title,
  text,
  keywords,
  ...(whose ? { for: whose } : {}),
});

/** Every page with an address of its own that people look for by name. Without zod: the web app has it too. */
export const sitePages: SitePage[] = [
  page('/', 'Home', 'What DevOrbit is, and where to begin.', 'start landing welcome'),
  page(
    '/QuickDSA',
    'QuickDSA',
    'The practice area: dashboard, AI challenges, community problems, leaderboard.',
    'practice dsa algorithms data structures leaderboard ranking dashboard community',
  ),
  page(
    '/dsa-challenges',
    'DSA Challenges',
    'Original problems with hidden tests, judged while you watch.',
    'practice problems quickdsa coding interview exercises',
  ),
  page(
    '/challenges',
    'Challenges',
    'One problem a day, the same for everybody, and a row of days of your own.',
    'daily challenge streak contest today',
  ),
  page(
    '/universities',
    'Universities',
    'Colleges and universities of Pune and Maharashtra, each fact with its source.',
    'colleges pune maharashtra institutes directory',
  ),
  page('/team', 'Our Team', 'Who makes DevOrbit.', 'people makers staff who contact'),
  page(
    '/about',
    'About',
    'The mission, help, contact, questions and answers, privacy, terms, accessibility and licences.',
    'help center contact us faq privacy policy terms of service accessibility mission support licence license copyright open source',
  ),
  page('/resources', 'Resources', 'Study documents, shared between students.', 'notes papers manuals documents hub'),
  page('/DevCourses', 'DevCourses', 'Courses over all learning paths.', 'courses lessons learning frameworks'),
  page('/roadmaps', 'Roadmaps', 'Ways through roles and skills, step by step.', 'paths career role skill guide'),
  page(
    '/ai-learning-roadmap',
    'AI Roadmap',
    'A plan from what you know to what you want to know.',
    'ai-powered roadmaps wizard plan learning generate',
  ),
  page(
    '/collaboration',
    'Collaboration',
    'Projects, communities and mentorship.',
    'projects communities mentorship together github',
  ),
  page('/events-hackathons', 'Hackathons', 'Hackathons, competitions and other events.', 'events competitions meetups'),
  page(
    '/community',
    'Community',
    'Discussions, mentors, events and posts of members.',
    'forum discussions mentors blogs',
  ),
  page('/ai-mentor', 'AI Mentor', 'Somebody to ask, at any hour.', 'assistant chat help ask bot'),
  page(
    '/online-ide',
    'Online IDE',
    'Files, a terminal and a run button, in the browser.',
    'instantide editor run code terminal',
  ),
  page('/search', 'Search', 'Find pages, help, problems, people and universities.', 'find look up results'),
  page('/signin', 'Sign In', 'Open a session with a username or an e-mail address.', 'login log in account session'),
  page('/signup', 'Sign Up', 'Make an account.', 'register registration join create account'),
  page('/forgot-password', 'Forgot password', 'Get a letter that sets a new password.', 'reset recover lost password'),
  page(
    '/profile',
    'Profile',
    'Your account, settings, security and figures.',
    'account settings preferences security password picture me',
    'members',
  ),
  page(
    '/submissions',
    'Submissions',
    'Everything you have submitted, with verdicts and differences.',
    'history verdicts code my',
    'members',
  ),
  page(
    '/notifications',
    'Notifications',
    'What you were told, and how you want to be told.',
    'messages news inbox mail',
    'members',
  ),
  page(
    '/admin',
    'Admin',
    'People, reports, audit log, letters and health.',
    'administration moderation staff',
    'staff',
  ),
];
