import type { LearningProfile } from '@devorbit/contract/learning/plan-model.ts';
import { goalOptions } from '@devorbit/contract/learning/plan-words.ts';
import { contentFolder } from '../../../folders.ts';
import { makePlan } from './model/make-plan.ts';
import { readGround } from './model/read-ground.ts';

export const someProfile: LearningProfile = {
  knowledgeLevel: 'beginner',
  learningGoals: [goalOptions[0]],
  timeCommitment: '5-10 hours per week',
  learningStyles: ['Interactive Coding'],
  assessment: { 0: 'beginner', 1: 'none' },
  known: [],
  unknown: [],
  start: '2026-11-23',
};
export const somePlan = makePlan(readGround(contentFolder('.')), someProfile);
