import type { University } from '@devorbit/contract/site/universities.ts';

/** What the directory shows of a university; the rest stays on its own page. */
export type DirectoryEntry = {
  slug: string;
  name: string;
  aliases: string[];
  kind: string;
  city: string;
  card?: number;
  established?: number;
  website: string;
  students?: number;
  ranking?: string;
};

export const directoryEntry = (university: University): DirectoryEntry => ({
  slug: university.slug,
  name: university.name,
  aliases: university.aliases,
  kind: university.kind.value,
  city: university.city.value,
  website: university.website.value,
  ...(university.card === undefined ? {} : { card: university.card }),
  ...(university.established && { established: university.established.value }),
  ...(university.students && { students: university.students.value }),
  ...(university.ranking && { ranking: university.ranking.value }),
});

/** Universities of the same city, and then of the same district, nearest in the alphabet first; at most `most`. */
export function neighboursOf(university: University, all: University[], most = 6): DirectoryEntry[] {
  const others = all.filter(({ slug }) => slug !== university.slug);
  const sameCity = others.filter(({ city }) => city.value === university.city.value);
  const sameDistrict = others.filter(
    ({ city, district }) => district.value === university.district.value && city.value !== university.city.value,
  );
  const next = sameCity.findIndex(({ name }) => name.localeCompare(university.name) > 0);
  const turned = next === -1 ? sameCity : [...sameCity.slice(next), ...sameCity.slice(0, next)];
  return [...turned, ...sameDistrict].slice(0, most).map(directoryEntry);
}

export type DirectoryFilters = { query: string; city: string; kind: string };

export const filtersFromUrl = (params: URLSearchParams): DirectoryFilters => ({
  query: params.get('q') ?? '',
  city: params.get('city') ?? '',
  kind: params.get('kind') ?? '',
});

/** `amount` per value, sorted by value: the choices of a filter. */
export function choices(values: string[]): { value: string; amount: number }[] {
  const amounts = new Map<string, number>();
  for (const value of values) amounts.set(value, (amounts.get(value) ?? 0) + 1);
  return [...amounts].map(([value, amount]) => ({ value, amount })).sort((a, b) => a.value.localeCompare(b.value));
}

export const shownHost = (link: string): string => new URL(link).hostname.replace(/^www\./, '');

/** The name as a title that search engines show whole: a long one is its short name and its city. */
export const pageTitle = ({ name, aliases, city }: University): string =>
  name.length <= 48 ? name : `${aliases[0] ?? name}, ${city.value}`;
