import { CATCHES_UNSEEN } from '@devorbit/contract/execution/exception-languages.ts';
import { expect, test } from 'vitest';
import { debuggerOf, ownAdapterOf, ownAdapters } from './debuggers.ts';

test('pages offer to stop at every exception where the debugger can', () => {
  const own = Object.entries(ownAdapterOf).map(([language, name]) => [language, ownAdapters[name]('')] as const);
  const others = ['python', 'c', 'c++', 'rust'].map((language) => [language, debuggerOf({ language })!] as const);
  for (const [language, { filters }] of [...own, ...others])
    expect([language, filters.all.length > filters.uncaught.length]).toEqual([language, !CATCHES_UNSEEN.has(language)]);
});
