import { type SkillAnswer, unknownSkill, withAnswer } from '@devorbit/contract/skill-estimate.ts';
import type { Queryable } from '../../../platform/database.ts';
import { deleteSkill, lockSkills, selectSkills, type SkillRow, upsertSkills } from './store.ts';

// What quizzes, exercises and reviews tell of skills, within their transactions: whether the actor may is for them to ask.

export type ConceptAnswer = SkillAnswer & { concept: string };

/** What was known of a concept before an answer; null where that was nothing. */
export type SkillBefore = Pick<SkillRow, 'rating' | 'answers' | 'right_answers'> | null;

/** Counts answers towards a user's skills. Answers what was known of each concept before. */
export async function countAnswers(
  tx: Queryable,
  userId: number,
  answers: readonly ConceptAnswer[],
  at: Date,
): Promise<ReadonlyMap<string, SkillBefore>> {
  const concepts = [...new Set(answers.map(({ concept }) => concept))];
  if (concepts.length === 0) return new Map();
  await lockSkills(tx, userId);
  const before = new Map((await selectSkills(tx, userId, concepts)).map((row) => [row.concept, row]));
  const after = new Map(before);
  for (const { concept, ...answer } of answers) {
    const known = after.get(concept);
    const right_answers = (known?.right_answers ?? 0) + Number(answer.right);
    after.set(concept, { concept, ...withAnswer(known ?? unknownSkill, answer), right_answers });
  }
  await upsertSkills(tx, userId, [...after.values()], at);
  return new Map(
    concepts.map((concept) => {
      const known = before.get(concept);
      return [
        concept,
        known ? { rating: known.rating, answers: known.answers, right_answers: known.right_answers } : null,
      ];
    }),
  );
}

/** Takes the last answer to a concept back; does nothing where others were counted since. */
export async function takeAnswerBack(
  tx: Queryable,
  userId: number,
  concept: string,
  before: SkillBefore,
  at: Date,
): Promise<void> {
  await lockSkills(tx, userId);
  const [now] = await selectSkills(tx, userId, [concept]);
  if (now === undefined || now.answers !== (before?.answers ?? 0) + 1) return;
  if (before === null) await deleteSkill(tx, userId, concept);
  else await upsertSkills(tx, userId, [{ concept, ...before }], at);
}
