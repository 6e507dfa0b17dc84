import type { ReviewFormat } from '@devorbit/contract/learning/review-words.ts';
import { stringify } from 'csv-stringify/sync';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import type { Cards } from '../cards.ts';
import { selectKept } from '../store.ts';

type Deps = { database: Database; clock: Clock; cards: Cards };

/** All of the actor's cards as a file. Cards that our content no longer has are left out: nobody knows their words. */
export async function exportCards(
  { database, clock, cards }: Deps,
  actor: Pick<Actor, 'id'>,
  format: ReviewFormat,
): Promise<{ name: string; type: string; base64: string }> {
  const all = (await selectKept(database, actor.id)).flatMap(({ id: _id, card, ...row }) => {
    const content = cards.get(card);
    if (content === undefined) return [];
    const { kind, question, prints, choices, answer, why, lesson, concept } = content;
    return [{ kind, question, prints, choices, answer, why, lesson: lesson.id, concept: concept.id, ...row }];
  });
  const text =
    format === 'json'
      ? `${JSON.stringify({ format: 'devorbit-reviews/1', exported_at: clock.now().toISOString(), cards: all }, null, 2)}\n`
      : stringify(
          all.map(({ question, prints, choices, answer, why, lesson, due }) => [
            [question, prints, ...choices.map((choice) => `- ${choice}`)].filter((part) => part !== null).join('\n'),
            why === null ? answer : `${answer}\n\n${why}`,
            lesson,
            due,
          ]),
          // Programs for tables would take a text that begins with = for a formula.
          { header: true, columns: ['question', 'answer', 'lesson', 'due'], escape_formulas: true },
        );
  return {
    name: `devorbit-reviews.${format}`,
    type: format === 'json' ? 'application/json' : 'text/csv; charset=utf-8',
    base64: Buffer.from(text, 'utf8').toString('base64'),
  };
}
