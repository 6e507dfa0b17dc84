import { plainText } from '@devorbit/content-reader/markdown-text.ts';
import { pages } from '@devorbit/contract/pages.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { type ProblemDetail, ProblemId } from '@devorbit/contract/practice/problems.ts';
import escapeHtml from 'escape-html';
import type { Head, Platform } from '../../../feature.ts';
import { article, block, clip, DESCRIPTION_LENGTH, markdown, titled, trail } from '../../../platform/http/page-text.ts';
import { ANY_ORIGIN, type PageWords } from '../../../platform/http/page-words.ts';
import { authoredLanguages } from './authored-languages.ts';
import { showProblem } from './commands/show-problem.ts';

/** As much of a statement as is read for its description, in characters: anybody may have written it, and nested Markdown takes long to read. */
const READ_LENGTH = 1_000;

/** A problem as everybody may read it. */
function wordsOfProblem(problem: ProblemDetail): PageWords {
  const { id, title, statement, difficulty, tags, examples, constraints, created_at } = problem;
  const path = pathOf('problem', { id });
  const description = clip(`${difficulty} problem. ${plainText(statement.slice(0, READ_LENGTH))}`, DESCRIPTION_LENGTH);
  const text = article(
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml([difficulty, ...tags].join(' · '))}</p>`,
    markdown(statement),
    ...examples.map(
      ({ input, output }, at) => `<h2>Example ${at + 1}</h2><p>Input</p>${block(input)}<p>Output</p>${block(output)}`,
    ),
    constraints.length === 0
      ? ''
      : `<h2>Constraints</h2><ul>${constraints.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>`,
    '<p>To solve this problem, turn on JavaScript: the editor and the judge need it.</p>',
  );
  const exercise = {
    '@type': 'LearningResource',
    name: title,
    description,
    url: ANY_ORIGIN + path,
    learningResourceType: 'Programming exercise',
    educationalLevel: difficulty,
    keywords: tags,
    dateCreated: created_at,
    inLanguage: 'en',
    isAccessibleForFree: true,
    provider: { '@id': `${ANY_ORIGIN}/#organization` },
  };
  const data = [exercise, trail([pages.practice.title, pathOf('practice')], [title, path])];
  return { title: titled(title), description, path, type: 'website', data, text };
}

const shown = (platform: Platform, name: string | undefined) => {
  const id = ProblemId.safeParse(name);
  return id.success
    ? showProblem({ ...platform, languages: authoredLanguages(), versions: async () => ({}) }, null, id.data)
    : null;
};

export const heads: Head[] = [
  {
    pages: ['problem', 'dsa-challenges-problem'],
    async describe(platform, { id }) {
      const problem = await shown(platform, id);
      return problem ? { found: true, words: wordsOfProblem(problem) } : { found: false };
    },
  },
  {
    pages: ['edit-problem', 'problem-versions', 'solutions'],
    describe: async (platform, { id }) => ({ found: (await shown(platform, id)) !== null }),
  },
];
