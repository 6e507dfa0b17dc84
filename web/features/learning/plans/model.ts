import type { LearningProfile, Plan } from '@devorbit/contract/learning/plan-model.ts';
import type {
  ExperienceAnswer,
  FamiliarityAnswer,
  KnowledgeLevel,
  LearningStyle,
  TimeCommitment,
} from '@devorbit/contract/learning/plan-words.ts';

/** What the wizard has been told so far. Assessment answers are keyed by the question's index. */
export type Answers = {
  knowledgeLevel: KnowledgeLevel | null;
  learningGoals: string[];
  timeCommitment: TimeCommitment | null;
  learningStyles: LearningStyle[];
  assessment: { 0?: ExperienceAnswer; 1?: FamiliarityAnswer };
  /** By the placement. */
  known: string[];
  unknown: string[];
  start: string;
  deadline: string;
};
export const noAnswers: Answers = {
  knowledgeLevel: null,
  learningGoals: [],
  timeCommitment: null,
  learningStyles: [],
  assessment: {},
  known: [],
  unknown: [],
  start: '',
  deadline: '',
};

/** A goal as the wizard shows it. */
export type GoalOption = { id: string; title: string; field: string };

/** What step 1 still needs, in words; empty when it is complete. */
export const missingIn = (answers: Answers): string[] => [
  ...(answers.knowledgeLevel === null ? ['your level'] : []),
  ...(answers.learningGoals.length === 0 ? ['a goal'] : []),
  ...(answers.timeCommitment === null ? ['your time'] : []),
  ...(answers.learningStyles.length === 0 ? ['a learning style'] : []),
];

/** The furthest of the first three steps that the answers allow. */
export const furthestStep = (answers: Answers): 1 | 2 | 3 =>
  missingIn(answers).length > 0
    ? 1
    : answers.assessment[0] === undefined || answers.assessment[1] === undefined
      ? 2
      : 3;

/** The profile of complete answers, else null. `done` are the concepts that the learner has marked. */
export function profileOf(answers: Answers, done: readonly string[], today: string): LearningProfile | null {
  const { knowledgeLevel, timeCommitment, assessment, deadline } = answers;
  if (furthestStep(answers) < 3 || knowledgeLevel === null || timeCommitment === null) return null;
  if (assessment[0] === undefined || assessment[1] === undefined) return null;
  const unknown = new Set(answers.unknown);
  return {
    knowledgeLevel,
    learningGoals: answers.learningGoals,
    timeCommitment,
    learningStyles: answers.learningStyles,
    assessment: { 0: assessment[0], 1: assessment[1] },
    known: [...new Set([...answers.known, ...done])].filter((id) => !unknown.has(id)),
    unknown: answers.unknown,
    start: answers.start || today,
    ...(deadline === '' ? {} : { deadline }),
  };
}

/** With or without one of several. */
export const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** What planning anew changes, by the titles of steps. */
export function planDiff(before: Plan, after: Plan): { gone: string[]; added: string[]; kept: number; hours: number } {
  const keyed = ({ items }: Plan) => new Map(items.map((item) => [item.id + item.title, item.title]));
  const [old, next] = [keyed(before), keyed(after)];
  return {
    gone: [...old].filter(([id]) => !next.has(id)).map(([, title]) => title),
    added: [...next].filter(([id]) => !old.has(id)).map(([, title]) => title),
    kept: [...next.keys()].filter((id) => old.has(id)).length,
    hours: after.estimatedTotalHours - before.estimatedTotalHours,
  };
}

/** A place on the way that the picture draws, `part` of it flown: a curve from the left below to the right above. */
export function placeOnWay(part: number): { x: number; y: number; turn: number } {
  const [from, bend, to] = [
    { x: 40, y: 168 },
    { x: 330, y: 190 },
    { x: 600, y: 44 },
  ];
  const rest = 1 - part;
  const along = (axis: 'x' | 'y') => rest * rest * from[axis] + 2 * rest * part * bend[axis] + part * part * to[axis];
  const slope = (axis: 'x' | 'y') => 2 * rest * (bend[axis] - from[axis]) + 2 * part * (to[axis] - bend[axis]);
  return { x: along('x'), y: along('y'), turn: (Math.atan2(slope('y'), slope('x')) * 180) / Math.PI };
}
