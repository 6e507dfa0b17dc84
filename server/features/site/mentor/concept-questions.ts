import { nameKey, nameWords } from '@devorbit/content-reader/concepts.ts';
import type { Concept } from '@devorbit/contract/learning/concepts.ts';

/** What is asked about: concepts in the order of the question; `guessed` where a name was misspelled. */
export type ConceptQuestion = { concepts: Concept[]; guessed: boolean };
export type FindConcepts = (question: string) => ConceptQuestion | null;

/** A longer question is about a case of its own, not about what something is. */
const MAX_WORDS = 30;

/**
 * The words that ask what something is, how it works, what it costs, or how two things differ. A question with any other
 * word beside the names of concepts is none for a paragraph: “graph problems” wants problems, “delete my branch of the
 * leaderboard” something else.
 */
const ASKING = new Set(
  `a about access advantage advantages again against algorithm algorithms am an and any are as ask at avoid average basic
  basically basics beginner beginners best better between big briefly but by c c# c++ called can case choose code coding
  compare compared comparison complexity computer concept concepts cons cost could cpp create cs csharp data define
  definition delete describe detail detect did difference different differences disadvantage disadvantages do does dont
  dsa efficient eli5 exactly example examples explain explained fast faster fix for form from full function give go
  good guide handle hello help hey hi how i if im implement implementation implemented in insert into intro
  introduction is it its java javascript js know kotlin learn learning like make me mean meaning means memory need not
  notation o of off often on one or overview please pls prevent programming pros python quick really remove resolve
  reverse rust science short should show simple simply slower so space stand stands structure structures teach tell
  terms than thanks that the them there they think this time to traverse try ts tutorial type types typescript undo
  understand understanding update us usage use used useful uses using v versus vs want was way we what whats when why
  will with word words work working works worst would write you`.split(/\s+/),
);
/** Words that stand before or after a name, and belong to none with a slip in it. */
const GLUE = new Set('a an and are at by for how in into is of on or the to vs what with'.split(' '));

/** Asks what we do, not what something is: “do you use cookies?” */
const ABOUT_US =
  /^(?:do|does|did|are|is|will|have|has) (?:i|it|we|you|this)\b|(?<!\b(?:how|when|why) )\b(?:do|are|have|did) you\b/;

type Name = { concept: Concept; key: string; letters: string };
type Match = { concept: Concept; words: readonly string[]; guessed: boolean };

/**
 * Finds the concepts that a question is about, by title, alias, or a name with a slip in it. `known`: words that are no
 * slip of the pen, because they stand in texts of ours.
 */
export function conceptFinder(concepts: readonly Concept[], known: Iterable<string> = []): FindConcepts {
  const names: Name[] = concepts.flatMap((concept) =>
    [concept.title, ...concept.aliases].map((name) => ({
      concept,
      key: nameKey(name),
      letters: nameWords(name).join(''),
    })),
  );
  const byKey = new Map(names.map((name) => [name.key, name.concept]));
  const longest = Math.max(...concepts.flatMap(({ title, aliases }) => [title, ...aliases]).map(countWords));
  const spelled = new Set([
    ...ASKING,
    ...known,
    ...concepts.flatMap(({ title, aliases, summary }) => nameWords([title, ...aliases, summary].join(' '))),
  ]);

  const guess = (words: readonly string[]): Concept | undefined => {
    const [first = '', last = ''] = [words[0], words.at(-1)];
    if (GLUE.has(first) || GLUE.has(last) || words.every((word) => spelled.has(word))) return undefined;
    const letters = words.join('');
    const near = names
      .map((name) => ({ name, slips: slipsBetween(letters, name.letters) }))
      .filter(({ slips }) => slips !== null)
      .toSorted((one, other) => (one.slips ?? 0) - (other.slips ?? 0) || compareText(one.name.key, other.name.key));
    return near[0]?.name.concept;
  };

  const asks = (word: string): boolean =>
    ASKING.has(word) || (!spelled.has(word) && [...ASKING].some((asking) => slipsBetween(word, asking) !== null));

  const matchAt = (words: readonly string[], from: number): Match | undefined => {
    for (let count = Math.min(longest, words.length - from); count > 0; count--) {
      const said = words.slice(from, from + count);
      const exact = byKey.get(nameKey(said.join(' ')));
      const concept = exact ?? guess(said);
      if (concept) return { concept, words: said, guessed: exact === undefined };
    }
    return undefined;
  };

  return (question) => {
    const words = nameWords(question);
    if (words.length > MAX_WORDS || ABOUT_US.test(words.join(' '))) return null;
    const matches: Match[] = [];
    for (let at = 0; at < words.length;) {
      const match = matchAt(words, at);
      if (match) matches.push(match);
      else if (!asks(words[at] ?? '')) return null;
      at += match?.words.length ?? 1;
    }
    // “The time complexity of binary search” is about binary search.
    const named = matches.filter((match) => !match.words.every((word) => ASKING.has(word)));
    const meant = named.length > 0 ? named : matches;
    return meant.length === 0
      ? null
      : {
          concepts: [...new Set(meant.map(({ concept }) => concept))],
          guessed: meant.some(({ guessed }) => guessed),
        };
  };
}

const countWords = (text: string): number => nameWords(text).length;

const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** How many slips a name of so many letters may have: in short words, another letter makes another word. */
const slipsIn = (letters: number): number => (letters < 5 ? 0 : letters < 9 ? 1 : 2);

/** Letters that were left out, put in, changed or swapped; null where it is another word. */
function slipsBetween(typed: string, name: string): number | null {
  const most = slipsIn(name.length);
  if (most === 0 || typed[0] !== name[0] || Math.abs(typed.length - name.length) > most) return null;
  const slips = distance(typed, name);
  if (slips > most) return null;
  const changed =
    name.length === 5 && typed.length === 5 && [...typed].toSorted().join() !== [...name].toSorted().join();
  return changed ? null : slips;
}

/** The optimal string alignment distance. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
