import type { Moment } from '@devorbit/contract/practice/submissions.ts';
import { dateText } from '../../../../platform/format/dates.ts';
import { numberText } from '../../../../platform/format/numbers.ts';
import { ordinalText } from '../../../../platform/format/ordinals.ts';
import { counted, plural } from '../../../../platform/format/plurals.ts';
import { millisecondsText } from '../../../../platform/format/sizes.ts';
import { LANGUAGE_NAMES } from '../history/copy.ts';
import { standingTexts } from '../history/model.ts';

export type Fact = { value: string; label: string };

/** The moment in a few words. */
export function headingText({ solved_before, own, solved_count }: Moment): string {
  if (own) return 'Your own problem works';
  if (solved_before !== null) return 'Solved again';
  return solved_count === 1 ? 'Your first problem is solved' : `Your ${ordinalText(solved_count)} problem is solved`;
}

/** Why there are no points, or fewer than the problem gives; null where there is nothing to explain. */
export function pointsNote({ solved_before, own, points, worth }: Moment, timeZone: string): string | null {
  if (own) return 'Problems you wrote yourself don’t give points.';
  if (solved_before !== null)
    return `You already earned the points on ${dateText(solved_before, timeZone)}. Finding another way is worth it all the same.`;
  if (points === worth) return null;
  return points === 0
    ? 'You gave up the points for the editorial. It still counts as solved.'
    : `${numberText(points)} of ${numberText(worth)} points, because you opened hints.`;
}

/** What was won, in numbers; what is nothing is left out. */
export function momentFacts({ solved_before, own, points, streak }: Moment): Fact[] {
  const won = solved_before === null && !own;
  return [
    ...(won ? [{ value: `+${numberText(points)}`, label: plural(points, 'point') }] : []),
    ...(streak.days > 0
      ? [{ value: counted(streak.days, 'day'), label: streak.grew ? 'streak, one more today' : 'streak' }]
      : []),
  ];
}

/** The moment as sentences, for who hears it. */
export const momentText = (moment: Moment, timeZone: string): string =>
  [
    `${headingText(moment)}.`,
    ...momentFacts(moment).map(({ value, label }) => `${value.replace('+', '')} ${label}.`),
    pointsNote(moment, timeZone),
    ...moment.badges.map(({ name, description }) => `New badge: ${name}. ${description}.`),
    ...standingTexts(moment.standing, moment.language).map((sentence) => sentence.replace(/[^.]$/, '$&.')),
    moment.next && `Next: ${moment.next.problem.title}. ${moment.next.reason}.`,
  ]
    .filter(Boolean)
    .join(' ');

/** All that stands on the picture to share: nothing of the code, and nobody's name. */
export type SharedFacts = { title: string; difficulty: Moment['problem']['difficulty']; facts: string[] };

export const sharedFacts = ({ problem, language, runtime_ms, streak }: Moment): SharedFacts => ({
  title: problem.title,
  difficulty: problem.difficulty,
  facts: [
    LANGUAGE_NAMES[language],
    millisecondsText(runtime_ms),
    ...(streak.days > 0 ? [`${numberText(streak.days)}-day streak`] : []),
  ],
});

/** The same in words. */
export const pictureText = ({ title, difficulty, facts }: SharedFacts): string =>
  `Solved on DevOrbit: ${title}, ${difficulty}. ${facts.join(', ')}.`;

/** Words in at most `most` lines that `fits`; what is left over ends the last one in dots. */
export function wrapText(words: string, most: number, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  const shown = lines.slice(0, most);
  const cut = lines.length > most;
  return shown.map((each, at) => {
    let rest = each;
    const dots = () => (rest === each && !(cut && at === most - 1) ? rest : `${rest.trimEnd()}…`);
    while (rest.length > 1 && !fits(dots())) rest = rest.slice(0, -1);
    return dots();
  });
}
