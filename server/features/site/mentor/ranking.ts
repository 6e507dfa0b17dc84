import { notionsOf } from './words.ts';

/** Something that the mentor knows by heart. */
export type Entry = {
  title: string;
  /** Plain text, shown as the answer. */
  text: string;
  /** Other words for it. */
  keywords: string;
  /** How much it is meant to answer questions: 1, or less. */
  weight: number;
  /** A path of the web app. */
  link: string;
  /** Where it leads on to: paths of the web app. */
  onward: { title: string; link: string }[];
};

/** `said`: how much of the question the entry speaks of, 0 to 1. `score`: the order of entries. */
export type Ranked = { entry: Entry; said: number; score: number };
export type Ranking = (question: string) => Ranked[];

/** A word in the text says less of what an entry is about than one in its title. */
const IN_TEXT = 0.4;
/** How much it counts that a title is about nothing else. */
const WHOLE_TITLE = 0.35;
/** With less of the question said, an entry shares words with it by chance. */
export const SURE = 0.55;

/** Finds the entries that a question is about, the best first; rare words weigh more. Scores are comparable between rankings. */
export function rankingOf(entries: readonly Entry[]): Ranking {
  const known = entries.map((entry) => ({
    entry,
    title: notionsOf(`${entry.title} ${entry.keywords}`),
    named: notionsOf(entry.title),
    text: notionsOf(entry.text),
  }));
  const spread = new Map<string, number>();
  for (const { title, text } of known)
    for (const word of new Set([...title, ...text])) spread.set(word, (spread.get(word) ?? 0) + 1);
  const weightOf = (word: string): number => Math.log(1 + entries.length / (spread.get(word) ?? 0.5));

  return (question) => {
    const asked = [...notionsOf(question)];
    const weigh = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + weightOf(word), 0);
    const whole = weigh(asked);
    if (whole === 0) return [];
    return known
      .map(({ entry, title, named, text }) => {
        const inTitle = asked.filter((word) => title.has(word));
        const inText = asked.filter((word) => text.has(word) && !title.has(word));
        const said = (weigh(inTitle) + IN_TEXT * weigh(inText)) / whole;
        const titleSaid = named.size === 0 ? 0 : weigh(asked.filter((word) => named.has(word))) / weigh(named);
        return {
          entry,
          said: (inTitle.length + IN_TEXT * inText.length) / asked.length,
          score: entry.weight * (said + WHOLE_TITLE * titleSaid),
        };
      })
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score);
  };
}
