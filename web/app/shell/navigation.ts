/** A link of the top bar; `within` lists further places where it counts as the current one. */
export type Destination = { to: string; label: string; within?: string[] };

/** Every section, in the specification's order. */
export const destinations: Destination[] = [
  { to: '/', label: 'Home' },
  { to: '/resources', label: 'Resources', within: ['/resources'] },
  { to: '/DevCourses', label: 'DevCourses', within: ['/DevCourses', '/learn'] },
  {
    to: '/QuickDSA',
    label: 'QuickDSA',
    within: ['/dsa-challenges', '/problems', '/submissions', '/challenges'],
  },
  { to: '/collaboration', label: 'Collaboration', within: ['/collaboration'] },
  { to: '/events-hackathons', label: 'Hackathons', within: ['/events-hackathons'] },
];

const administration: Destination = { to: '/admin', label: 'Admin' };

/** The sections for this person, or for a visitor. */
export const destinationsOf = (user: { is_staff: boolean; is_superuser: boolean } | undefined): Destination[] =>
  user?.is_staff || user?.is_superuser ? [...destinations, administration] : destinations;

/** The footer's links in columns: the specification's, and ours among them. */
export const footerColumns: { title: string; links: Destination[] }[] = [
  {
    title: 'Explore',
    links: [
      { to: '/', label: 'Home' },
      { to: '/QuickDSA', label: 'QuickDSA' },
      { to: '/challenges', label: 'Daily Challenge' },
      { to: '/DevCourses', label: 'DevCourses' },
      { to: '/roadmaps', label: 'Roadmaps' },
      { to: '/collaboration', label: 'Collaboration' },
      { to: '/events-hackathons', label: 'Hackathons' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { to: '/resources', label: 'All Resources' },
      { to: '/resources/tutorials', label: 'Tutorials' },
      { to: '/resources/articles', label: 'Articles' },
      { to: '/resources/courses', label: 'Courses' },
      { to: '/resources/books', label: 'Books' },
      { to: '/universities', label: 'Universities' },
    ],
  },
  {
    title: 'Community',
    links: [
      { to: '/community', label: 'Community' },
      { to: '/community/discussions', label: 'Discussions' },
      { to: '/community/mentors', label: 'Mentors' },
      { to: '/community/events', label: 'Events' },
      { to: '/community/blogs', label: 'Blogs' },
      { to: '/team', label: 'Our Team' },
    ],
  },
  {
    title: 'Support',
    links: [
      { to: '/about#help', label: 'Help Center' },
      { to: '/about#contact', label: 'Contact Us' },
      { to: '/about#faq', label: 'FAQ' },
      { to: '/about#privacy', label: 'Privacy Policy' },
      { to: '/about#terms', label: 'Terms of Service' },
      { to: '/about#accessibility', label: 'Accessibility' },
      { to: '/about#licences', label: 'Licences' },
    ],
  },
];

const bare = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

/** 'page' for the page itself, 'true' for a page within the section, undefined elsewhere: the values of aria-current. */
export const currency = ({ to, within = [] }: Destination, pathname: string): 'page' | 'true' | undefined => {
  const here = bare(pathname);
  if (here === bare(to)) return 'page';
  return within.some((root) => here === bare(root) || here.startsWith(`${bare(root)}/`)) ? 'true' : undefined;
};
