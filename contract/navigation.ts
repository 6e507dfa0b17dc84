import { type Audience, type FooterLink, type Page, type PageId, pageIds, pages } from './pages.ts';

/** A link of the top bar or the footer; `within` lists the places below which it counts as the current one. */
export type Destination = { to: string; label: string; within?: readonly string[] };
export type BarLink = Destination & { for?: Audience };

const firstSegment = (path: string): string => path.slice(0, `${path}/`.indexOf('/', 1));

/** A page and those of its section. */
const placesWithin = (id: PageId): string[] => [
  ...new Set(
    pageIds
      .filter((other) => (other === id && other !== 'home') || pages[other].section === id)
      .map((other) => firstSegment(pages[other].path)),
  ),
];

/** Every link of the bar, in its order. */
export const barLinks: readonly BarLink[] = pageIds
  .filter((id) => pages[id].bar !== undefined)
  .sort((a, b) => pages[a].bar! - pages[b].bar!)
  .map((id) => {
    const { path, title, for: whose } = pages[id];
    return { to: path, label: title, within: placesWithin(id), ...(whose ? { for: whose } : {}) };
  });

const linksOf = ({ footer = [] }: Page): readonly FooterLink[] => ('group' in footer ? [footer] : footer);

const groups = ['Explore', 'Resources', 'Community', 'Support'] as const satisfies readonly FooterLink['group'][];

/** A link of the footer; `words` are other words for where it leads. */
export type FooterPlace = Destination & { words?: string };

/** The footer's links in columns: the specification's, and ours among them. */
export const footerColumns: readonly { title: FooterLink['group']; links: readonly FooterPlace[] }[] = groups.map(
  (group) => ({
    title: group,
    links: pageIds
      .flatMap((id) => linksOf(pages[id]).map((link) => ({ link, page: pages[id] })))
      .filter(({ link }) => link.group === group)
      .sort((a, b) => a.link.at - b.link.at)
      .map(({ link: { label, hash, words }, page: { path, title } }) => ({
        to: hash === undefined ? path : `${path}#${hash}`,
        label: label ?? title,
        ...(words === undefined ? {} : { words }),
      })),
  }),
);
