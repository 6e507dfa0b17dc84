/** A link of the top bar; `within` lists further places where it counts as the current one. */
export type Destination = { to: string; label: string; within?: string[] };

/** Every section that exists, in the specification's order. */
export const destinations: Destination[] = [
  { to: '/', label: 'Home' },
  { to: '/QuickDSA', label: 'QuickDSA', within: ['/dsa-challenges', '/problems', '/submissions', '/challenges'] },
];

const administration: Destination = { to: '/admin', label: 'Admin' };

/** The sections for this person, or for a visitor. */
export const destinationsOf = (user: { is_staff: boolean; is_superuser: boolean } | undefined): Destination[] =>
  user?.is_staff || user?.is_superuser ? [...destinations, administration] : destinations;

const bare = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

/** 'page' for the page itself, 'true' for a page within the section, undefined elsewhere: the values of aria-current. */
export const currency = ({ to, within = [] }: Destination, pathname: string): 'page' | 'true' | undefined => {
  const here = bare(pathname);
  if (here === bare(to)) return 'page';
  return within.some((root) => here === bare(root) || here.startsWith(`${bare(root)}/`)) ? 'true' : undefined;
};
