import { searchNames } from '@devorbit/contract/kinds.ts';
import { type ListedPage, listedPages } from '@devorbit/contract/listed-pages.ts';
import type { Mark } from '@devorbit/contract/mark.ts';
import type { PageId } from '@devorbit/contract/pages.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { isStaff } from '@devorbit/contract/roles.ts';
import type { SearchKind, SearchPage } from '@devorbit/contract/site/search.ts';
import { allResultsFor } from './copy.ts';
import { fits, placeAddress, problemNumber } from './model.ts';

export type Act =
  | { kind: 'theme'; theme: 'light' | 'dark' | 'auto' }
  | { kind: 'ask'; question: string }
  | { kind: 'forget' | 'log-out' };

/** A row of the palette: somewhere to go, or something to do. */
export type Option = {
  id: string;
  title: string;
  marks: readonly Mark[];
  note: string;
  icon: SearchKind | 'recent' | 'light' | 'dark' | 'auto' | 'forget' | 'log-out' | 'all';
} & ({ to: string } | { act: Act });

export type Group = { title: string; options: Option[] };

type Reader = { is_staff: boolean; is_superuser: boolean } | null;

/** Pages of the empty palette, and of the one that is asked. */
const MOST_PAGES = 6;
/** Pages that the empty palette begins with; the rest follows as it is listed. */
const first: readonly PageId[] = [
  'practice',
  'challenges',
  'profile',
  'submissions',
  'universities',
  'about',
  'roadmaps',
  'team',
];

const mayOpen = (page: ListedPage, reader: Reader): boolean =>
  page.for === undefined || (reader !== null && (page.for === 'members' || isStaff(reader)));

const asOption = ({ path, title }: ListedPage): Option => ({
  id: `page ${path}`,
  title,
  marks: [],
  note: '',
  icon: 'page',
  to: path,
});

const lower = (text: string): string => text.toLowerCase();

/** The pages that this reader may open and the question names; those whose title begins with it come first. */
export function pageOptions(question: string, reader: Reader, pages: readonly ListedPage[] = listedPages): Option[] {
  const order = ({ id, title }: ListedPage): number => {
    if (question !== '') return lower(title).startsWith(lower(question)) ? 0 : 1;
    const at = first.indexOf(id);
    return at < 0 ? first.length : at;
  };
  return pages
    .filter((page) => mayOpen(page, reader) && fits(question, `${page.title} ${page.keywords}`))
    .toSorted((a, b) => order(a) - order(b))
    .slice(0, MOST_PAGES)
    .map(asOption);
}

const act = (icon: Option['icon'], title: string, words: string, does: Act): { words: string; option: Option } => ({
  words: `${title} ${words}`,
  option: { id: `act ${icon}`, title, marks: [], note: '', icon, act: does },
});

const themes = [
  act('light', 'Light theme', 'colour scheme switch day bright', { kind: 'theme', theme: 'light' }),
  act('dark', 'Dark theme', 'colour scheme switch night', { kind: 'theme', theme: 'dark' }),
  act('auto', 'System theme', 'colour scheme switch auto system', { kind: 'theme', theme: 'auto' }),
];
const logOut = act('log-out', 'Log out', 'sign out end session leave', { kind: 'log-out' });
const forget = act('forget', 'Clear recent searches', 'forget delete history', { kind: 'forget' });

/** What can be done here: with a question, what it names. */
export function actOptions(question: string, reader: Reader, hasRecent: boolean): Option[] {
  const acts = [...themes, ...(reader ? [logOut] : []), ...(hasRecent ? [forget] : [])];
  const number = problemNumber(question);
  return [
    ...(number === null ? [] : [numbered(number)]),
    ...acts.filter(({ words }) => fits(question, words)).map(({ option }) => option),
  ];
}

const numbered = (id: number): Option => ({
  id: 'act problem',
  title: `Open problem ${id}`,
  marks: [],
  note: '',
  icon: 'problem',
  to: pathOf('problem', { id }),
});

const recentOption = (question: string): Option => ({
  id: `recent ${question}`,
  title: question,
  marks: [],
  note: '',
  icon: 'recent',
  act: { kind: 'ask', question },
});

/** What the server has found, by kind, the kind of the best result first; without what is listed already. */
export function foundGroups(page: SearchPage | null, listed: ReadonlySet<string>): Group[] {
  const results = page?.results.filter(({ link }) => !listed.has(link)) ?? [];
  const best = [...new Set(results.map(({ kind }) => kind))];
  return best.map((kind) => ({
    title: searchNames(kind)[1],
    options: results
      .filter((result) => result.kind === kind)
      .map(({ title, title_marks: marks, note, link }) => ({
        id: `found ${link}`,
        title,
        marks,
        note,
        icon: kind,
        to: link,
      })),
  }));
}

type Known = { question: string; reader: Reader; recent: string[]; page: SearchPage | null };

/** All rows of the palette: what is known here at once, then what the server has found, then the way to all results. */
export function paletteGroups({ question, reader, recent, page }: Known): Group[] {
  const asked = question.trim();
  const pages = pageOptions(asked, reader);
  const acts = actOptions(asked, reader, recent.length > 0);
  const local: Group[] =
    asked === ''
      ? [
          { title: 'Recent searches', options: recent.map(recentOption) },
          { title: 'Go to', options: pages },
          { title: 'Actions', options: acts },
        ]
      : [
          { title: 'Go to', options: pages },
          { title: 'Actions', options: acts },
          ...foundGroups(page, new Set(pages.flatMap((option) => ('to' in option ? [option.to] : [])))),
          {
            title: 'Search',
            options: [
              {
                id: 'all',
                title: allResultsFor(asked),
                marks: [],
                note: '',
                icon: 'all',
                to: placeAddress({ q: asked }),
              },
            ],
          },
        ];
  return local.filter(({ options }) => options.length > 0);
}

/** How many of the rows are results: all but the way to all of them. */
export const countResults = (groups: readonly Group[]): number =>
  groups.reduce((sum, { options }) => sum + options.filter(({ icon }) => icon !== 'all').length, 0);
