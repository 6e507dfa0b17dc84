import type { LearningProfile } from '@devorbit/contract/learning/plan-model.ts';
import { randomOf } from './_random.ts';
import { closedDown, knownOf, targetsOf } from './fit.ts';
import type { Ground } from './ground.ts';
import { place, type PlacementAnswer, questionAbout } from './placement.ts';

const [SLIP, GUESS] = [0.1, 0.25];

/**
 * A learner who has come some way along the Frontend roadmap, whose concepts have questions, takes the placement: slips now
 * and then, guesses what they do not know. Answers the share of hours that were judged as they are.
 */
export function simulatedPlacement(ground: Ground, seed: number): { right: number; asked: number } {
  const random = randomOf(seed);
  const profile: LearningProfile = {
    knowledgeLevel: 'intermediate',
    learningGoals: ['role/frontend'],
    timeCommitment: '10-20 hours per week',
    learningStyles: ['Interactive Coding'],
    assessment: { 0: 'beginner', 1: 'none' },
    known: [],
    unknown: [],
    start: '2026-11-23',
  };
  const given = knownOf(ground, profile);
  const wanted = closedDown(ground, targetsOf(ground, profile.learningGoals));
  const field = ground.order.filter((id) => wanted.has(id) && !given.has(id));
  // Some topics, with all that they need: more of them, the further somebody has come.
  const far = random();
  const knows = closedDown(
    ground,
    field.filter(() => random() < far * far * 0.35),
  );
  const answers: PlacementAnswer[] = [];
  let placed = place(ground, profile, answers);
  while (placed.question !== null) {
    const { concept } = placed.question;
    const right = questionAbout(ground, concept)?.right ?? 0;
    const isRight = knows.has(concept) ? random() >= SLIP : random() < GUESS;
    answers.push({ concept, choice: isRight ? right : (right + 1) % 4 });
    placed = place(ground, profile, answers);
  }
  const judged = closedDown(ground, placed.known);
  const hours = (ids: readonly string[]): number =>
    ids.reduce((sum, id) => sum + (ground.concepts.get(id)?.hours ?? 0), 0);
  return { right: hours(field.filter((id) => knows.has(id) === judged.has(id))) / hours(field), asked: placed.asked };
}
