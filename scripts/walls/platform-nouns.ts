/** Nouns of features that are words of every program as well: nothing is learned from finding them. */
const everyday = new Set([
  ...[
    'about',
    'accounts',
    'activity',
    'calendars',
    'drafts',
    'events',
    'execution',
    'home',
    'emails',
    'resources',
    'progress',
    'projects',
    'search',
    'security',
    'social',
    'support',
  ],
  ...['team', 'tokens', 'versions'],
]);

const singular = (noun: string): string => noun.replace(/ies$/, 'y').replace(/s$/, '');

/** What nobody may name in the platform: the nouns of features, `second-factors` as `secondfactor`. */
export const featureNouns = (folders: readonly string[]): Set<string> =>
  new Set(folders.filter((noun) => !everyday.has(noun)).map((noun) => singular(noun.replaceAll('-', ''))));

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '');

/** The words of an identifier, and each with the one after it: `openSecondFactor` holds `secondfactor`. */
function wordsOf(identifier: string): string[] {
  const words = identifier.split(/_|-|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());
  return [...words, ...words.slice(1).map((word, at) => `${words[at]}${word}`)].map(singular);
}

/** The nouns of features that a file of the platform names in its code, imports of packages aside. */
export function namedNouns(text: string, nouns: ReadonlySet<string>): string[] {
  const code = withoutComments(text).replaceAll(/from '(?!\.|@devorbit)[^']*'|import\('(?!\.|@devorbit)[^']*'\)/g, '');
  const words = [...code.matchAll(/[A-Za-z_$][\w$-]*/g)].flatMap(([identifier]) => wordsOf(identifier));
  return [...new Set(words.filter((word) => nouns.has(word)))].toSorted();
}
