import type { DirectoryEntry, DirectoryFilters } from './model.ts';

/** Lower case, without accents, dots, quotes and other marks: `D. Y. Patil’s` is `d y patils`. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * How many letters must be added, taken, changed or swapped with the next so that `typed` begins `word`; more than `most`
 * is not told apart.
 */
function slips(typed: string, word: string, most: number): number {
  let before: number[] = [];
  let above = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const line = [row];
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1];
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      line.push(least);
    }
    if (Math.min(...line) > most) return most + 1;
    [before, above] = [above, line];
  }
  return Math.min(...above);
}

/** Slips that a word of this length may have: short ones are names like COEP, where one letter makes another college. */
const allowed = (typed: string): number => (typed.length < 5 ? 0 : typed.length < 9 ? 1 : 2);

/** 0 where a word begins with what was typed, more with every slip, null where none comes near. */
function distance(typed: string, words: string[]): number | null {
  if (words.some((word) => word.startsWith(typed))) return 0;
  const most = allowed(typed);
  const least = Math.min(...words.map((word) => slips(typed, word, most)));
  return least <= most ? least : null;
}

/** How far an entry is from the query: 0 is its own short name; null does not fit. */
function farness(query: string, { name, aliases, city }: DirectoryEntry): number | null {
  const known = [name, ...aliases].map(plain);
  const squashed = query.replaceAll(' ', '');
  const whole = known.map((text) => text.replaceAll(' ', ''));
  if (whole.includes(squashed)) return 0;
  if (whole.some((text) => text.startsWith(squashed))) return 1;
  if (squashed.length > 3 && whole.some((text) => text.includes(squashed))) return 2;
  const words = [...new Set([...known, plain(city)].join(' ').split(' '))];
  let sum = 3;
  for (const typed of query.split(' ')) {
    const far = distance(typed, words);
    if (far === null) return null;
    sum += far;
  }
  return sum;
}

/** Entries of that city and kind whose name, short names or city the query means, best first; all of them without one. */
export function searchDirectory(entries: DirectoryEntry[], filters: DirectoryFilters): DirectoryEntry[] {
  const fitting = entries.filter(
    ({ city, kind }) =>
      (filters.city === '' || city === filters.city) && (filters.kind === '' || kind === filters.kind),
  );
  const query = plain(filters.query);
  if (query === '') return fitting;
  const ranked = fitting.flatMap((entry) => {
    const far = farness(query, entry);
    return far === null ? [] : [{ entry, far }];
  });
  return ranked.sort((a, b) => a.far - b.far).map(({ entry }) => entry);
}
