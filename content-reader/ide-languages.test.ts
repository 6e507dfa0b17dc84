import { ideLanguages } from '@devorbit/contract/execution/language-lists.ts';
import { expect, test } from 'vitest';
import { readProblemMatchers } from './ide-languages.ts';

test('each of the ten languages has a matcher, by the name that the Online IDE gives it', () => {
  const matchers = readProblemMatchers('content/languages');
  for (const { language } of ideLanguages) expect(Object.keys(matchers)).toContain(language);
});
