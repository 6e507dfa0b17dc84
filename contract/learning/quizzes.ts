import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LessonId } from './lessons.ts';

/** `{framework}.{module}.{lesson}`, or `{framework}.{category}` for the quiz of a category. */
export const QuizId = z
  .string()
  .max(120)
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+){1,2}$/, 'Must be framework.module.lesson or framework.category');

/** Questions of a category's quiz, drawn from those held back. */
export const CATEGORY_QUESTIONS = 12;

/** A question without its answer. */
export const AskedQuestion = z.object({
  /** Markdown. */
  question: z.string(),
  /** A program whose output is asked for. */
  prints: z.string().nullable(),
  choices: z.array(z.string()),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

export const QuizResult = z.object({
  right: z.int(),
  total: z.int(),
  percent: z.int(),
  /** Of each question: the place of the right choice, why each is right or wrong, and the heading of a lesson that answers it. */
  answers: z.array(z.object({ right: z.int(), why: z.array(z.string()), from: z.string(), lesson: LessonId })),
  /** When the quiz of a category may be taken again; null for that of a lesson, which always may. */
  again_at: z.iso.datetime().nullable(),
});
export type QuizResult = z.infer<typeof QuizResult>;

const Called = z.object({ id: z.string(), name: z.string() });

/** The quiz of a category as it is for one learner. */
export const CategoryQuiz = z.object({
  framework: Called,
  category: Called,
  /** How many are asked. */
  count: z.int(),
  pass_percent: z.int(),
  /** How earlier tries went; null before the first one. */
  result: z.object({ tries: z.int(), best_percent: z.int(), last_percent: z.int() }).nullable(),
  /** When the next try may begin; null where it may now. */
  again_at: z.iso.datetime().nullable(),
  /** The questions of the next try and what names this set of them; null before it may begin. */
  try: z.object({ draw: z.string(), questions: z.array(AskedQuestion).max(CATEGORY_QUESTIONS) }).nullable(),
});
export type CategoryQuiz = z.infer<typeof CategoryQuiz>;

const Named = z.object({ id: QuizId });

export const showCategoryQuiz = endpoint({
  method: 'GET',
  path: '/api/quizzes/:id/',
  summary:
    'A category’s quiz: how earlier tries went, and the questions of the caller’s next try, which may begin a day after the last one.',
  audience: 'user',
  params: Named,
  replies: { 200: CategoryQuiz },
});

export const answerQuiz = endpoint({
  method: 'POST',
  path: '/api/quizzes/:id/attempts/',
  summary:
    'Judges the answers to all questions of a quiz, in their order, and says why. A lesson’s quiz is for everybody; results are kept for signed-in users.',
  audience: 'anyone',
  params: Named,
  body: z.object({
    answers: z.array(z.int().min(0).max(3)).min(1).max(CATEGORY_QUESTIONS),
    /** Of a category’s quiz: which questions are answered; 409 where they are others now. */
    draw: z.string().max(40).optional(),
  }),
  replies: { 200: QuizResult },
});
