// How well somebody can do something, estimated from their answers as chess estimates players (Elo). Without zod.

/** `rating` in logits: at 0 half of what is of difficulty 0 goes right. */
export type SkillEstimate = { rating: number; answers: number };
export const unknownSkill: SkillEstimate = { rating: 0, answers: 0 };

export type SkillAnswer = {
  right: boolean;
  /** In logits. */
  difficulty: number;
  /** The chance to be right without knowing: one in three choices. */
  guess?: number;
  /** What it says about the skill, 1 for what a judge has seen. */
  weight?: number;
};

/** Of exercises and questions by their module, and of problems. */
export const lessonDifficulties = { Beginner: -1, Intermediate: 0, Advanced: 1 } as const;
export const problemDifficulties = { Easy: -1, Medium: 0.5, Hard: 2 } as const;

/** How fast the first answers move it, and how fast that slows down. */
const FIRST = 1;
const SLOWER = 0.05;

export const chanceOf = (rating: number, difficulty: number, guess = 0): number =>
  guess + (1 - guess) / (1 + Math.exp(difficulty - rating));

/** The estimate after one more answer. */
export function withAnswer({ rating, answers }: SkillEstimate, answer: SkillAnswer): SkillEstimate {
  const { right, difficulty, guess = 0, weight = 1 } = answer;
  const step = (FIRST * weight) / (1 + SLOWER * answers);
  return { rating: rating + step * (Number(right) - chanceOf(rating, difficulty, guess)), answers: answers + 1 };
}

/** In whole percent: how much of what is of difficulty 0 goes right. */
export const skillPercent = ({ rating }: Pick<SkillEstimate, 'rating'>): number =>
  Math.round(100 * chanceOf(rating, 0));
