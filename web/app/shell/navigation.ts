import { type BarLink, barLinks, type Destination } from '@devorbit/contract/navigation.ts';
import { isStaff } from '@devorbit/contract/roles.ts';

/** The sections for this person, or for a visitor. */
export const destinationsOf = (user: { is_staff: boolean; is_superuser: boolean } | undefined): readonly BarLink[] =>
  isStaff(user) ? barLinks : barLinks.filter((link) => link.for !== 'staff');

const bare = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

/** 'page' for the page itself, 'true' for a page within the section, undefined elsewhere: the values of aria-current. */
export const currency = ({ to, within = [] }: Destination, pathname: string): 'page' | 'true' | undefined => {
  const here = bare(pathname);
  if (here === bare(to)) return 'page';
  return within.some((root) => here === bare(root) || here.startsWith(`${bare(root)}/`)) ? 'true' : undefined;
};
