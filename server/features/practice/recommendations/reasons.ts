import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import type { Beginning, LevelFacts, TagFacts } from './store.ts';

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const nextStepReason = ({ tag, solved, total }: Pick<TagFacts, 'tag' | 'solved' | 'total'>): string =>
  `Your next step in ${tag}: you solved ${solved} of ${total}`;

export const retryReason = (attempts: number): string => `You tried it ${times(attempts)}: come back to it`;

export const levelReason = ({ difficulty, solved, attempts }: LevelFacts, next: Difficulty): string =>
  `One level up: you solved ${solved} ${difficulty} problems in ${counted(attempts, 'attempt')}, now a ${next} one`;

export const weakTagReason = ({ tag, attempts, success_rate }: TagFacts): string =>
  `To get stronger in ${tag}: ${Math.round(((success_rate ?? 0) * attempts) / 100)} of your ${counted(attempts, 'attempt')} there succeeded`;

export const newTagReason = ({ tag, attempts, total }: Pick<TagFacts, 'tag' | 'attempts' | 'total'>): string =>
  attempts === 0
    ? `Something new: you have tried nothing in ${tag} yet`
    : `A start in ${tag}: you have solved none of ${counted(total, 'problem')} yet`;

export const beginningReason = ({ tag, attempts, success_rate }: Beginning): string =>
  attempts === 0
    ? `A first step in ${tag}: an Easy problem that nobody has tried yet`
    : `A first step in ${tag}: ${Math.round(success_rate)}% of attempts solve it`;
