import type { RoadmapType } from './learning/roadmap-types.ts';

/** Who may see a page: everybody where nothing is said. What it shows is the server's own decision, call by call. */
export type Audience = 'members' | 'staff';

/** What a parameter of an address may look like; a segment that is not so is no page. */
export type Shape = 'digits' | 'slug' | 'word' | 'segment';

/** A link of the footer; its label is the page's title where it has none of its own. */
export type FooterLink = {
  group: 'Explore' | 'Resources' | 'Community' | 'Support';
  /** Its place in the group. */
  at: number;
  label?: string;
  /** The part of the page that it leads to. */
  hash?: string;
  /** Other words for that part, for the search of the home page. */
  words?: string;
};

/** One page of the app. */
export type Page = {
  /** Its address, spelled as the specification does; `:name` is a parameter. */
  path: `/${string}`;
  /** Of parameters, where they are not just any segment. */
  shapes?: Readonly<Record<string, Shape>>;
  /** What lists, bars and, where `head` says nothing else, the window call it. */
  title: string;
  /** The page that it shows under another address: of that one are its module, its head and its canonical address. */
  alias?: string;
  /** Its file in web/app/pages, without the ending, where that is not its id. */
  module?: string;
  /** Made of plain elements, or with Mantine and queries (docs/decisions/0015). */
  kind: 'plain' | 'kit';
  /** Still being built: its page shows a picture (web/app/coming/scenes.ts), and what it will be (content/site/coming.yaml) under the heading, or its title. */
  coming?: { scene: string; heading?: string };
  for?: Audience;
  /** Written while the app is built: itself, or one page for each entry of the content. */
  prerendered?: true | 'universities' | 'collections' | 'concepts' | 'modules' | RoadmapType;
  /** What the served page says of itself; 'own' where its module says it of what it has loaded. A page with a description names its one address. */
  head?: { title?: string; description?: string; referrer?: 'no-referrer' } | 'own';
  /** Previews of links to it show the picture of the house: there are too many pages of its kind to draw one for each. */
  picture?: 'general';
  /** Search engines are asked to leave it out. */
  noindex?: true;
  /** The page is found by name: by the search, the palette, the search of the home page and the mentor. */
  listed?: { text: string; keywords: string };
  /** Its place in the top bar and in the side drawer. */
  bar?: number;
  /** Whose part it is: that link of the bar counts as the current one. */
  section?: string;
  footer?: FooterLink | readonly FooterLink[];
  /** Pages of others may show it in a frame: it reads no session. */
  embedded?: true;
  /** Most KB of script and of styles that it fetches at first, where that is more than pages of its kind may. */
  budget?: { js?: number; css?: number };
};

const coming = { kind: 'plain', module: 'coming', head: 'own', noindex: true } as const;
const problem = { id: 'digits' } as const;
const resourcePreset = {
  kind: 'kit',
  module: 'resource-preset',
  prerendered: true,
  head: 'own',
  section: 'resources',
} as const;
/** Before its editor, which is fetched when the page is up. */
const withEditor = { js: 220, css: 27 } as const;
const withLists = { css: 26 } as const;

/** Every page of the app by its id, in the order in which lists name them. */
const table = {
  home: {
    path: '/',
    title: 'Home',
    kind: 'plain',
    prerendered: true,
    head: {
      title: 'DevOrbit: learn by doing, with a real judge',
      description:
        'Original algorithm problems in JavaScript, Python, Java and C++, with hints, editorials and a judge that runs your code against every test.',
    },
    listed: { text: 'What DevOrbit is, and where to start.', keywords: 'start landing welcome' },
    bar: 1,
    footer: { group: 'Explore', at: 1 },
  },
  practice: {
    path: '/QuickDSA',
    title: 'QuickDSA',
    kind: 'kit',
    prerendered: true,
    head: {
      title: 'QuickDSA: algorithm practice',
      description:
        'Original algorithm problems with hints and editorials, and a real judge that runs every test, in JavaScript, Python, Java and C++.',
    },
    listed: {
      text: 'The practice area: dashboard, AI challenges, community problems, leaderboard.',
      keywords: 'practice problems dsa algorithms data structures leaderboard ranking dashboard community',
    },
    bar: 4,
    footer: { group: 'Explore', at: 2 },
    budget: withLists,
  },
  'dsa-challenges': {
    path: '/dsa-challenges',
    alias: 'practice',
    title: 'DSA Challenges',
    kind: 'kit',
    prerendered: true,
    listed: {
      text: 'Original problems with hidden tests, judged while you watch.',
      keywords: 'practice problems algorithms solve quickdsa coding interview exercises',
    },
    section: 'practice',
    budget: withLists,
  },
  challenges: {
    path: '/challenges',
    title: 'Challenges',
    kind: 'kit',
    prerendered: true,
    head: {
      title: 'Daily challenge and ways to practise',
      description: 'One problem a day, the same for everyone, and a streak to keep.',
    },
    listed: {
      text: 'One problem a day, the same for everyone, and a streak to keep.',
      keywords: 'daily challenge streak contests today',
    },
    section: 'practice',
    footer: { group: 'Explore', at: 3, label: 'Daily Challenge' },
  },
  collections: {
    path: '/collections',
    title: 'Study plans',
    kind: 'kit',
    prerendered: true,
    head: {
      title: 'Study plans for algorithm practice',
      description: 'Problems in a sensible order: the first ten, then by topic and by pattern, with your progress.',
    },
    listed: {
      text: 'Problems in a sensible order, by topic and by pattern, with your progress.',
      keywords: 'collections study plan path curriculum first ten topics patterns order learn',
    },
    section: 'practice',
  },
  collection: {
    path: '/collections/:slug',
    shapes: { slug: 'slug' },
    title: 'Study plan',
    kind: 'kit',
    prerendered: 'collections',
    head: 'own',
    section: 'practice',
  },
  universities: {
    path: '/universities',
    title: 'Universities',
    kind: 'plain',
    prerendered: true,
    head: {
      title: 'Universities in Pune',
      description:
        'Colleges and universities in Pune and Maharashtra, searchable by name, city and type, with sourced facts.',
    },
    listed: {
      text: 'Colleges and universities in Pune and Maharashtra, each fact with its source.',
      keywords: 'colleges pune maharashtra institutes directory',
    },
    footer: { group: 'Resources', at: 6 },
  },
  university: {
    path: '/universities/:slug',
    shapes: { slug: 'slug' },
    title: 'University',
    kind: 'plain',
    prerendered: 'universities',
    head: 'own',
  },
  team: {
    path: '/team',
    title: 'Our Team',
    kind: 'plain',
    prerendered: true,
    head: {
      description: 'The people behind DevOrbit: what they do, what they know, and how to reach them.',
    },
    listed: { text: 'The people behind DevOrbit.', keywords: 'people makers staff who contact' },
    footer: { group: 'Community', at: 6 },
  },
  about: {
    path: '/about',
    title: 'About',
    kind: 'plain',
    prerendered: true,
    head: {
      title: 'About, help and contact',
      description:
        'What DevOrbit is for, how verdicts, hints, points and streaks work, how to reach us, and what happens to your data.',
    },
    listed: {
      text: 'Our mission, help, contact, FAQ, privacy, terms, accessibility and licences.',
      keywords:
        'help center contact us faq privacy policy terms of service accessibility mission support licence license copyright open source',
    },
    footer: [
      { group: 'Support', at: 1, label: 'Help Center', hash: 'help', words: 'support' },
      { group: 'Support', at: 2, label: 'Contact Us', hash: 'contact', words: 'mail message' },
      { group: 'Support', at: 3, label: 'FAQ', hash: 'faq', words: 'questions' },
      { group: 'Support', at: 4, label: 'Privacy Policy', hash: 'privacy' },
      { group: 'Support', at: 5, label: 'Terms of Service', hash: 'terms' },
      { group: 'Support', at: 6, label: 'Accessibility', hash: 'accessibility' },
      { group: 'Support', at: 7, label: 'Licences', hash: 'licences' },
    ],
  },
  resources: {
    path: '/resources',
    title: 'Resources',
    kind: 'kit',
    prerendered: true,
    head: {
      title: 'Resource Hub: study documents',
      description:
        'Notes, assignments, lab manuals and question papers, by college, branch, year, semester and subject. Search them, and read them in the browser.',
    },
    listed: { text: 'Study documents, shared by students.', keywords: 'notes papers lab manuals documents hub' },
    bar: 2,
    footer: { group: 'Resources', at: 1, label: 'All Resources' },
  },
  tutorials: {
    ...resourcePreset,
    path: '/resources/tutorials',
    title: 'Tutorials',
    footer: { group: 'Resources', at: 2 },
  },
  articles: {
    ...resourcePreset,
    path: '/resources/articles',
    title: 'Articles',
    footer: { group: 'Resources', at: 3 },
  },
  courses: { ...resourcePreset, path: '/resources/courses', title: 'Courses', footer: { group: 'Resources', at: 4 } },
  books: { ...resourcePreset, path: '/resources/books', title: 'Books', footer: { group: 'Resources', at: 5 } },
  resource: {
    path: '/resources/:id',
    shapes: { id: 'digits' },
    title: 'Document',
    kind: 'kit',
    head: 'own',
    section: 'resources',
  },
  'resource-collection': {
    path: '/resources/collections/:id',
    shapes: { id: 'word' },
    title: 'Collection',
    kind: 'kit',
    head: 'own',
    noindex: true,
    section: 'resources',
  },
  'my-library': {
    path: '/resources/mine',
    title: 'My library',
    kind: 'kit',
    for: 'members',
    listed: {
      text: 'What you are reading, your collections of documents, and what you have suggested.',
      keywords: 'bookmarks collections continue reading suggestions documents library',
    },
    section: 'resources',
  },
  'dev-courses': {
    path: '/DevCourses',
    title: 'DevCourses',
    kind: 'plain',
    prerendered: true,
    head: {
      description: 'Courses on React and other front-end frameworks: lessons that run, exercises and certificates.',
    },
    listed: { text: 'Courses for every learning path.', keywords: 'courses lessons learning frameworks' },
    bar: 3,
    footer: { group: 'Explore', at: 4 },
  },
  lesson: {
    path: '/learn/:frameworkId/:moduleId',
    shapes: { frameworkId: 'slug', moduleId: 'slug' },
    title: 'Lesson',
    kind: 'plain',
    prerendered: 'modules',
    head: 'own',
    picture: 'general',
    section: 'dev-courses',
  },
  'category-quiz': {
    path: '/learn/:frameworkId/:categoryId/quiz',
    shapes: { frameworkId: 'slug', categoryId: 'slug' },
    title: 'Quiz',
    kind: 'kit',
    head: 'own',
    noindex: true,
    section: 'dev-courses',
  },
  portal: {
    path: '/roadmaps/role/frontend',
    title: 'Frontend learning portal',
    kind: 'plain',
    prerendered: true,
    head: {
      description:
        'React and seven more frameworks: learning paths, modules with lessons that run, progress, notes and certificates.',
    },
    listed: { text: 'Learn React and other frameworks.', keywords: 'react angular vue frontend frameworks portal' },
    section: 'dev-courses',
  },
  verify: {
    path: '/verify/:certificateId',
    shapes: { certificateId: 'word' },
    title: 'Certificate',
    kind: 'kit',
    head: 'own',
    // It names a person.
    noindex: true,
  },
  'verify-any': {
    path: '/verify',
    title: 'Verify a certificate',
    kind: 'kit',
    prerendered: true,
    head: {
      description:
        'Check a DevOrbit certificate by its number or its file: who earned it, what for, and on what evidence.',
    },
    listed: {
      text: 'Check a certificate by its number or its file.',
      keywords: 'certificate credential badge check',
    },
  },
  achievement: {
    path: '/achievements/:frameworkId/:categoryId/:level',
    shapes: { frameworkId: 'slug', categoryId: 'slug', level: 'slug' },
    title: 'Achievement',
    kind: 'kit',
    head: 'own',
    noindex: true,
  },
  certificates: {
    path: '/certificates',
    title: 'Certificates',
    kind: 'kit',
    for: 'members',
    listed: {
      text: 'What you have earned, and what is next.',
      keywords: 'certificate credential badge claim',
    },
  },
  roadmaps: {
    path: '/roadmaps',
    title: 'Roadmaps',
    kind: 'plain',
    prerendered: true,
    head: {
      title: 'Roadmaps by role and skill',
      description:
        'What to learn, in which order, and how far you are: roadmaps by role and skill, projects, guides and code-alongs.',
    },
    listed: {
      text: 'Learning paths by role and skill, step by step.',
      keywords: 'paths career role skill guide project video learning',
    },
    footer: { group: 'Explore', at: 5 },
  },
  'role-roadmap': {
    path: '/roadmaps/role/:id',
    shapes: { id: 'slug' },
    title: 'Role roadmap',
    module: 'roadmap',
    kind: 'plain',
    prerendered: 'role',
    head: 'own',
  },
  'skill-roadmap': {
    path: '/roadmaps/skill/:id',
    shapes: { id: 'slug' },
    title: 'Skill roadmap',
    module: 'roadmap',
    kind: 'plain',
    prerendered: 'skill',
    head: 'own',
  },
  'project-brief': {
    path: '/roadmaps/project/:id',
    shapes: { id: 'slug' },
    title: 'Project',
    kind: 'plain',
    prerendered: 'project',
    head: 'own',
  },
  'roadmap-guide': {
    path: '/roadmaps/guide/:id',
    shapes: { id: 'slug' },
    title: 'Guide',
    kind: 'plain',
    prerendered: 'guide',
    head: 'own',
  },
  'roadmap-video': {
    path: '/roadmaps/video/:id',
    shapes: { id: 'slug' },
    title: 'Video',
    kind: 'plain',
    prerendered: 'video',
    head: 'own',
  },
  roles: {
    path: '/role',
    title: 'Role-based roadmaps',
    module: 'roadmap-list',
    kind: 'plain',
    prerendered: true,
    head: 'own',
  },
  skills: {
    path: '/skill',
    title: 'Skill-based roadmaps',
    module: 'roadmap-list',
    kind: 'plain',
    prerendered: true,
    head: 'own',
  },
  projects: {
    path: '/project',
    title: 'Projects',
    module: 'roadmap-list',
    kind: 'plain',
    prerendered: true,
    head: 'own',
  },
  guides: { path: '/guide', title: 'Guides', module: 'roadmap-list', kind: 'plain', prerendered: true, head: 'own' },
  videos: { path: '/video', title: 'Videos', module: 'roadmap-list', kind: 'plain', prerendered: true, head: 'own' },
  concept: {
    path: '/concepts/:id',
    shapes: { id: 'slug' },
    title: 'Concept',
    kind: 'plain',
    prerendered: 'concepts',
    picture: 'general',
    head: 'own',
  },
  'my-roadmaps': {
    path: '/my-roadmaps',
    title: 'My Roadmaps',
    kind: 'plain',
    prerendered: true,
    head: { description: 'The roadmaps that you have started or saved, and how far you are.' },
    noindex: true,
    listed: { text: 'The roadmaps that you have started or saved.', keywords: 'progress saved started learning mine' },
  },
  reviews: {
    path: '/reviews',
    title: 'Reviews',
    kind: 'kit',
    for: 'members',
    listed: {
      text: 'Cards from your lessons that are due today, a few minutes a day.',
      keywords: 'spaced repetition flashcards cards recall memory due review learning',
    },
    section: 'dev-courses',
  },
  'ai-learning-roadmap': {
    path: '/ai-learning-roadmap',
    title: 'AI Roadmap',
    kind: 'kit',
    prerendered: true,
    head: {
      title: 'AI learning roadmap',
      description:
        'A learning plan for your goals and your time: in the right order, exact to the hour, yours to change, and exported as PDF, Markdown or calendar.',
    },
    listed: {
      text: 'A learning plan made for your goals and your time.',
      keywords: 'ai-powered roadmaps wizard plan learning generate',
    },
    budget: { js: 210 },
  },
  collaboration: {
    ...coming,
    path: '/collaboration',
    title: 'Collaboration',
    coming: { scene: 'docking' },
    prerendered: true,
    listed: {
      text: 'Projects, communities and mentorship.',
      keywords: 'projects communities mentorship together github',
    },
    bar: 5,
    footer: { group: 'Explore', at: 6 },
  },
  'events-hackathons': {
    path: '/events-hackathons',
    title: 'Hackathons',
    kind: 'kit',
    prerendered: true,
    head: {
      title: 'Hackathons and events',
      description: 'Hackathons, workshops, conferences, webinars, meetups and competitions: find one and take a place.',
    },
    listed: {
      text: 'Hackathons, competitions and other events.',
      keywords: 'events competitions meetups workshops conferences webinars calendar register',
    },
    bar: 6,
    footer: { group: 'Explore', at: 7 },
  },
  events: { path: '/events', alias: 'events-hackathons', title: 'Hackathons', kind: 'kit', prerendered: true },
  'my-events': {
    path: '/events-hackathons/mine',
    title: 'My events',
    kind: 'kit',
    for: 'members',
    listed: {
      text: 'Your places, waitlists, saved events and those you organize; your personal calendar.',
      keywords: 'my registrations tickets saved hosted calendar',
    },
    section: 'events-hackathons',
  },
  event: {
    path: '/events-hackathons/:id',
    shapes: { id: 'digits' },
    title: 'Event',
    kind: 'kit',
    head: 'own',
    section: 'events-hackathons',
  },
  'event-check-in': {
    path: '/events-hackathons/:id/check-in',
    shapes: { id: 'digits' },
    title: 'Check-in',
    kind: 'kit',
    for: 'members',
    head: { title: 'Check-in' },
    noindex: true,
    section: 'events-hackathons',
  },
  'event-manage': {
    path: '/events-hackathons/:id/manage',
    shapes: { id: 'digits' },
    title: 'Manage event',
    kind: 'kit',
    for: 'members',
    head: { title: 'Manage event' },
    noindex: true,
    section: 'events-hackathons',
  },
  'event-programme': {
    path: '/events-hackathons/:id/programme',
    shapes: { id: 'digits' },
    title: 'Programme',
    kind: 'kit',
    head: { title: 'Programme' },
    noindex: true,
    section: 'events-hackathons',
  },
  'call-for-papers': {
    path: '/events-hackathons/:id/call-for-papers',
    shapes: { id: 'digits' },
    title: 'Call for papers',
    kind: 'kit',
    head: { title: 'Call for papers' },
    noindex: true,
    section: 'events-hackathons',
  },
  'event-entries': {
    path: '/events-hackathons/:id/entries',
    shapes: { id: 'digits' },
    title: 'Teams and entries',
    kind: 'kit',
    head: { title: 'Teams and entries' },
    noindex: true,
    section: 'events-hackathons',
  },
  'event-entry': {
    path: '/events-hackathons/:id/entries/:entry',
    shapes: { id: 'digits', entry: 'digits' },
    title: 'Entry',
    kind: 'kit',
    head: { title: 'Entry' },
    noindex: true,
    section: 'events-hackathons',
  },
  'event-judge': {
    path: '/events-hackathons/:id/judge',
    shapes: { id: 'digits' },
    title: 'Judge entries',
    kind: 'kit',
    for: 'members',
    head: { title: 'Judge entries' },
    noindex: true,
    section: 'events-hackathons',
  },
  'event-judging': {
    path: '/events-hackathons/:id/judging',
    shapes: { id: 'digits' },
    title: 'Judging',
    kind: 'kit',
    for: 'members',
    head: { title: 'Judging' },
    noindex: true,
    section: 'events-hackathons',
  },
  'event-results': {
    path: '/events-hackathons/:id/results',
    shapes: { id: 'digits' },
    title: 'Results',
    kind: 'kit',
    head: { title: 'Hackathon results' },
    noindex: true,
    section: 'events-hackathons',
  },
  community: {
    ...coming,
    path: '/community',
    title: 'Community',
    coming: { scene: 'voices' },
    prerendered: true,
    listed: {
      text: 'Discussions, mentors, events and posts by members.',
      keywords: 'forum discussions mentors blogs',
    },
    footer: { group: 'Community', at: 1 },
  },
  discussions: {
    ...coming,
    path: '/community/discussions',
    title: 'Discussions',
    coming: { scene: 'voices' },
    prerendered: true,
    footer: { group: 'Community', at: 2 },
  },
  mentors: {
    ...coming,
    path: '/community/mentors',
    title: 'Mentors',
    coming: { scene: 'helmet' },
    prerendered: true,
    footer: { group: 'Community', at: 3 },
  },
  'community-events': {
    path: '/community/events',
    title: 'Events',
    kind: 'kit',
    prerendered: true,
    head: {
      title: 'Community events',
      description: 'Meetups, workshops and webinars by the community: what is to come, the earliest first.',
    },
    listed: { text: 'Meetups, workshops and webinars to come.', keywords: 'community meetups networking' },
    footer: { group: 'Community', at: 4 },
  },
  blogs: {
    ...coming,
    path: '/community/blogs',
    title: 'Blogs',
    coming: { scene: 'craft' },
    prerendered: true,
    footer: { group: 'Community', at: 5 },
  },
  'ai-mentor': {
    ...coming,
    path: '/ai-mentor',
    title: 'AI Mentor',
    coming: { scene: 'helmet', heading: 'AI mentor' },
    prerendered: true,
    listed: { text: 'Ask questions at any hour.', keywords: 'assistant chat help ask bot' },
  },
  'online-ide': {
    path: '/online-ide',
    title: 'Online IDE',
    kind: 'kit',
    prerendered: true,
    head: {
      title: 'Online IDE: write and run code in your browser',
      description:
        'Projects with files, an interactive terminal, history and sharing, in more than 50 languages. Start without an account.',
    },
    listed: {
      text: 'Write and run code in your browser, with files and a terminal.',
      keywords: 'instantide editor run code terminal project python java javascript compiler',
    },
    budget: { js: 220, css: 27 },
  },
  'ide-project': {
    path: '/online-ide/:id',
    shapes: { id: 'digits' },
    title: 'Online IDE',
    kind: 'kit',
    noindex: true,
    budget: { js: 220, css: 27 },
  },
  'ide-shared': {
    path: '/online-ide/s/:token',
    shapes: { token: 'word' },
    title: 'Shared project',
    kind: 'kit',
    head: { referrer: 'no-referrer' },
    noindex: true,
  },
  'ide-join': {
    path: '/online-ide/join/:token',
    shapes: { token: 'word' },
    title: 'Join a project',
    kind: 'kit',
    head: { referrer: 'no-referrer' },
    noindex: true,
  },
  'ide-embed': {
    path: '/embed/ide/:token',
    shapes: { token: 'word' },
    title: 'Shared project',
    kind: 'kit',
    head: { referrer: 'no-referrer' },
    noindex: true,
    embedded: true,
  },
  search: {
    path: '/search',
    title: 'Search',
    kind: 'plain',
    prerendered: true,
    head: {
      description: 'Find pages, help, problems, documents, people and universities on DevOrbit, even with a typo.',
    },
    // Every list of results is somewhere else already.
    noindex: true,
    listed: {
      text: 'Find pages, help, problems, documents, people and universities.',
      keywords: 'find look up results',
    },
  },
  'sign-in': {
    path: '/signin',
    title: 'Sign In',
    kind: 'kit',
    prerendered: true,
    head: {
      title: 'Sign in',
      description: 'Sign in to DevOrbit with your username or email, a passkey, GitHub or Google.',
    },
    listed: {
      text: 'Sign in to your account.',
      keywords: 'login log in account session',
    },
  },
  login: { path: '/login', alias: 'sign-in', title: 'Sign In', kind: 'kit', prerendered: true },
  'sign-up': {
    path: '/signup',
    title: 'Sign Up',
    kind: 'kit',
    prerendered: true,
    head: {
      title: 'Sign up',
      description: 'Create a DevOrbit account to save your progress, points and streak.',
    },
    listed: { text: 'Create an account.', keywords: 'register registration join create account' },
  },
  'github-sign-in': {
    path: '/auth/github',
    title: 'Sign in with GitHub',
    module: 'social-sign-in',
    kind: 'kit',
    head: 'own',
    noindex: true,
  },
  'google-sign-in': {
    path: '/auth/google',
    title: 'Sign in with Google',
    module: 'social-sign-in',
    kind: 'kit',
    head: 'own',
    noindex: true,
  },
  'forgot-password': {
    path: '/forgot-password',
    title: 'Forgot password',
    kind: 'kit',
    prerendered: true,
    head: { description: 'Forgot your DevOrbit password? Get an email with a link to set a new one.' },
    listed: { text: 'Get an email to set a new password.', keywords: 'reset recover lost password' },
  },
  'reset-password': { path: '/reset-password', title: 'Set a new password', kind: 'kit', noindex: true },
  'verify-email': { path: '/verify-email', title: 'Confirm your email address', kind: 'kit', noindex: true },
  unsubscribe: {
    path: '/unsubscribe',
    title: 'Unsubscribe',
    kind: 'kit',
    head: { referrer: 'no-referrer' },
    noindex: true,
  },
  problem: {
    path: '/problems/:id',
    shapes: problem,
    title: 'Problem',
    kind: 'kit',
    head: 'own',
    section: 'practice',
    budget: withEditor,
  },
  'dsa-challenges-problem': {
    path: '/dsa-challenges/problems/:id',
    shapes: problem,
    alias: 'problem',
    title: 'Problem',
    kind: 'kit',
    section: 'practice',
    budget: withEditor,
  },
  'edit-problem': {
    path: '/problems/:id/edit',
    shapes: problem,
    title: 'Edit problem',
    kind: 'kit',
    for: 'members',
    section: 'practice',
    budget: withEditor,
  },
  'problem-versions': {
    path: '/problems/:id/versions',
    shapes: problem,
    title: 'Versions',
    kind: 'kit',
    for: 'members',
    section: 'practice',
  },
  solutions: {
    path: '/problems/:id/solutions',
    shapes: problem,
    title: 'Community solutions',
    kind: 'kit',
    for: 'members',
    section: 'practice',
  },
  profile: {
    path: '/profile',
    title: 'Profile',
    kind: 'kit',
    for: 'members',
    listed: {
      text: 'Your account, settings, security and statistics.',
      keywords: 'account settings preferences security password picture me',
    },
  },
  'public-profile': { path: '/u/:username', title: 'User profile', kind: 'kit', head: 'own' },
  submissions: {
    path: '/submissions',
    title: 'Submissions',
    kind: 'kit',
    for: 'members',
    listed: {
      text: 'Everything you have submitted, with verdicts and changes.',
      keywords: 'history verdicts code my',
    },
    section: 'practice',
    // A hair more than others: what the solving screen says of verdicts is in its first load.
    budget: { js: 211 },
  },
  submission: {
    path: '/submissions/:id',
    shapes: { id: 'word' },
    title: 'Submission',
    kind: 'kit',
    for: 'members',
    section: 'practice',
    // Its listing shares with the editors what they have in common, and lezer with grammars that hold others.
    budget: { js: 221 },
  },
  notifications: {
    path: '/notifications',
    title: 'Notifications',
    kind: 'kit',
    for: 'members',
    listed: {
      text: 'Your notifications, and how you get them.',
      keywords: 'messages news inbox mail',
    },
  },
  admin: {
    path: '/admin',
    title: 'Admin',
    kind: 'kit',
    for: 'staff',
    // For all others there is nothing here: its head does not say what it is.
    head: { title: 'DevOrbit' },
    noindex: true,
    listed: {
      text: 'Users, reports, audit log, emails and system health.',
      keywords: 'administration moderation staff',
    },
    bar: 7,
  },
  setup: {
    path: '/setup',
    title: 'Set up DevOrbit',
    kind: 'kit',
    head: { referrer: 'no-referrer' },
    noindex: true,
  },
  styleguide: {
    path: '/styleguide',
    title: 'Styleguide',
    kind: 'kit',
    noindex: true,
    // For developers: every component at once.
    budget: { css: 30 },
  },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof table;
export type PathOf<Id extends PageId> = (typeof table)[Id]['path'];
type Row = (typeof table)[PageId];
export type SceneName = Extract<Row, { coming: object }>['coming']['scene'];

export const pages: Readonly<Record<PageId, Page>> = table;
export const pageIds = Object.keys(table) as readonly PageId[];

/** The page that an alias shows; every other page is its own. */
export const pageShown = (id: PageId): PageId => (pages[id].alias as PageId | undefined) ?? id;
