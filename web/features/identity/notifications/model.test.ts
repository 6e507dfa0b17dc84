import { describe, expect, test } from 'vitest';
import { tokenOf } from './model.ts';

describe('an unsubscribe link', () => {
  const token = 'a-_9'.repeat(12);
  test('has its token behind the hash', () => expect(tokenOf(`#token=${token}`)).toBe(token));
  test.each(['', '#', '#token=', `#token=${token.slice(0, 30)}`, `#token=${token}%2F..`, `#other=${token}`])(
    '%j has none',
    (hash) => expect(tokenOf(hash)).toBeNull(),
  );
});
