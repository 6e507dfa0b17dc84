import { QUIZ_PASS_PERCENT } from '@devorbit/contract/learning/certificates.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import escapeHtml from 'escape-html';
import type { Head } from '../../../feature.ts';
import { article, titled } from '../../../platform/http/page-text.ts';
import type { Quiz } from './draw-questions.ts';

/** The page of a category's quiz: what it is, and nothing of its questions. */
export const headOf = (quizzes: () => ReadonlyMap<string, Quiz>): Head => ({
  pages: ['category-quiz'],
  async describe(_, { frameworkId = '', categoryId = '' }) {
    const quiz = quizzes().get(`${frameworkId}.${categoryId}`);
    if (quiz?.kind !== 'category') return { found: false };
    const name = `${quiz.framework.name} ${quiz.category.name} quiz`;
    const description = `One quiz on all lessons of ${quiz.category.name}: ${QUIZ_PASS_PERCENT}% counts towards a Verified certificate.`;
    return {
      found: true,
      words: {
        title: titled(name),
        description,
        path: pathOf('category-quiz', { frameworkId, categoryId }),
        type: 'website',
        data: [],
        text: article(
          `<h1>${escapeHtml(name)}</h1>`,
          `<p>${escapeHtml(description)}</p>`,
          '<p>To take it, turn on JavaScript and sign in.</p>',
        ),
        noindex: true,
      },
    };
  },
});
