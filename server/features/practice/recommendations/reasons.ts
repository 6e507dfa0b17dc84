import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import type { ConceptChoice } from './concept-estimates.ts';
import type { Beginning, LevelFacts, TagFacts } from './store.ts';

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const nextStepReason = ({ tag, solved, total }: Pick<TagFacts, 'tag' | 'solved' | 'total'>): string =>
  `${tag}: ${solved} of ${total} solved`;

export const retryReason = (attempts: number): string => `You’ve tried this ${times(attempts)}. Give it another go.`;

export const levelReason = ({ difficulty, solved, attempts }: LevelFacts, next: Difficulty): string =>
  `Ready for ${next}: you solved ${solved} ${difficulty} problems in ${counted(attempts, 'attempt')}`;

export const weakTagReason = ({ tag, attempts, success_rate }: TagFacts): string =>
  `Get stronger in ${tag}: ${Math.round(((success_rate ?? 0) * attempts) / 100)} of your ${counted(attempts, 'attempt')} succeeded`;

export const newTagReason = ({ tag, attempts, total }: Pick<TagFacts, 'tag' | 'attempts' | 'total'>): string =>
  attempts === 0 ? `New to you: ${tag}` : `Get started with ${tag}: 0 of ${total} solved`;

export const beginningReason = ({ tag, attempts, success_rate }: Beginning): string =>
  attempts === 0
    ? `Start with ${tag}: an Easy problem nobody has tried yet`
    : `Start with ${tag}: ${Math.round(success_rate)}% of attempts succeed`;

export const shakyConceptReason = ({ title, answers, right }: ConceptChoice): string =>
  `${title}: ${right} of your ${counted(answers, 'answer')} in lessons ${right === 1 ? 'was' : 'were'} right. Practise it.`;

export const unusedConceptReason = ({ title, answers, right }: ConceptChoice): string =>
  `You know ${title} from lessons (${right} of ${counted(answers, 'answer')} right). Put it to use.`;
