import { createHash } from 'node:crypto';
import { type Framework, type Lesson, modulesOf } from '@devorbit/content-reader/learning/frameworks.ts';
import type { QuizQuestion } from '@devorbit/contract/learning/lessons.ts';
import { CATEGORY_QUESTIONS } from '@devorbit/contract/learning/quizzes.ts';
import { lessonDifficulties } from '@devorbit/contract/skill-estimate.ts';

/** A question with the lesson that asks it, what it is about, and how difficult it is (contract/skill-estimate.ts). */
export type LessonQuestion = QuizQuestion & { lesson: string; concept: string; difficulty: number };

type Called = { id: string; name: string };
export type CategoryQuizContent = {
  kind: 'category';
  id: string;
  framework: Called;
  category: Called;
  held: readonly LessonQuestion[];
};
export type Quiz = { kind: 'lesson'; id: string; questions: readonly LessonQuestion[] } | CategoryQuizContent;

const nameOf = ({ id }: Lesson): string => id.replaceAll('/', '.');

/** Every quiz by its id: those of lessons without what is held back, and those of whole categories. */
export function quizzesOf(frameworks: readonly Framework[]): Map<string, Quiz> {
  const quizzes = new Map<string, Quiz>();
  for (const framework of frameworks) {
    const difficulties = new Map(
      modulesOf(framework).flatMap((module) =>
        module.lessons.map(({ id }) => [id, lessonDifficulties[module.difficulty]] as const),
      ),
    );
    const questionsOf = ({ id, concept, questions }: Lesson): LessonQuestion[] =>
      questions.map((question) => ({ ...question, lesson: id, concept, difficulty: difficulties.get(id) ?? 0 }));
    for (const category of framework.categories) {
      const lessons = category.modules.flatMap((module) => module.lessons);
      for (const lesson of lessons) {
        const questions = questionsOf(lesson).filter(({ held }) => held !== true);
        quizzes.set(nameOf(lesson), { kind: 'lesson', id: nameOf(lesson), questions });
      }
      if (category.holds !== undefined) continue;
      const id = `${framework.id}.${category.id}`;
      quizzes.set(id, {
        kind: 'category',
        id,
        framework: { id: framework.id, name: framework.name },
        category: { id: category.id, name: category.name },
        held: lessons.flatMap((lesson) => questionsOf(lesson).filter(({ held }) => held)),
      });
    }
  }
  return quizzes;
}

/** The questions of somebody's try: always the same ones for the same try. */
export function drawQuestions(held: readonly LessonQuestion[], userId: number, tries: number): LessonQuestion[] {
  const placeOf = (at: number): string => createHash('sha256').update(`${userId} ${tries} ${at}`).digest('hex');
  return held
    .map((question, at) => ({ question, place: placeOf(at) }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .slice(0, CATEGORY_QUESTIONS)
    .map(({ question }) => question);
}

/** Names a set of questions in their order: another one after a try, and after their texts have changed. */
export const drawOf = (questions: readonly LessonQuestion[]): string =>
  createHash('sha256')
    .update(JSON.stringify(questions.map(({ question, choices }) => [question, choices.map(({ text }) => text)])))
    .digest('base64url')
    .slice(0, 16);
