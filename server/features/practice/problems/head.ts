import { plainText } from '@devorbit/content-reader/markdown-text.ts';
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
  const path = `/problems/${id}`;
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
    '<p>Solving the problem needs JavaScript: the editor and the judge’s answers come with it.</p>',
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
  const data = [exercise, trail(['QuickDSA', '/QuickDSA'], [title, path])];
  return { title: titled(title), description, path, type: 'website', data, text };
}

const shown = (platform: Platform, name: string) => {
  const id = ProblemId.safeParse(name);
  return id.success ? showProblem({ ...platform, languages: authoredLanguages() }, null, id.data) : null;
};

export const heads: Head[] = [
  {
    pattern: /^(?:\/dsa-challenges)?\/problems\/(\d+)$/,
    async describe(platform, name) {
      const problem = await shown(platform, name);
      return problem ? { found: true, words: wordsOfProblem(problem) } : { found: false };
    },
  },
  {
    pattern: /^\/problems\/(\d+)\/\w+$/,
    describe: async (platform, name) => ({ found: (await shown(platform, name)) !== null }),
  },
];
