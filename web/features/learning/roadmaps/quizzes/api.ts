import type { answerQuiz as answerEndpoint, showCategoryQuiz } from '@devorbit/contract/learning/quizzes.ts';
import { call, route } from '../../../../platform/http-client.ts';

const showRoute = route<typeof showCategoryQuiz>('GET', '/api/quizzes/:id/');
const answerRoute = route<typeof answerEndpoint>('POST', '/api/quizzes/:id/attempts/');

type Answers = { answers: number[]; draw?: string };

export const answerQuiz = (id: string, body: Answers) => call(answerRoute, { params: { id }, body });

/** A category’s quiz as calls name it. */
export const categoryQuizId = (framework: string, category: string): string => `${framework}.${category}`;
export const fetchCategoryQuiz = (id: string, signal?: AbortSignal) => call(showRoute, { params: { id }, signal });
