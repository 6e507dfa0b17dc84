import { readFrameworks } from '@devorbit/content-reader/learning/frameworks.ts';
import { defineFeature } from '../../../feature.ts';
import { fromContent } from '../../../from-content.ts';
import { type Quiz, quizzesOf } from './draw-questions.ts';
import { headOf } from './head.ts';
import { quizzesPerMinute } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { serveQuizzes } from './routes.ts';

const readQuizzes = (): ReadonlyMap<string, Quiz> => quizzesOf(fromContent(readFrameworks));
const allQuizzes = () => fromContent(readQuizzes);

export const quizzes = defineFeature({
  name: 'learning/quizzes',
  tables: ['quiz_results'],
  userColumns: { 'quiz_results.user_id': 'erased' },
  personalData,
  limits: [quizzesPerMinute],
  heads: [headOf(allQuizzes)],
  serve: (http, platform) => serveQuizzes(http, { ...platform, quizzes: allQuizzes() }),
});
