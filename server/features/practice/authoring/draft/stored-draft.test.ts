import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { authoredDraft } from '@devorbit/testkit/factories/draft.ts';
import { expect, test } from 'vitest';
import { packDraft, unpackDraft } from './stored-draft.ts';

const kept = (draft: object) => promisify(gzip)(JSON.stringify(draft));

test('a draft comes back as it was kept', async () => {
  const draft = authoredDraft({ statement: 'Zeile 1\nक्‍ष 👩‍💻' });
  expect(await unpackDraft(await packDraft(draft))).toEqual(draft);
});

test('texts that are refused today lose what is refused, and nothing else', async () => {
  const old = {
    ...authoredDraft(),
    title: 'Two\nlines\u202e',
    hints: ['a\u0007b', 'fine'],
    editorial: 'x'.repeat(20_001),
  };
  const mended = await unpackDraft(await kept(old));
  expect(mended).toEqual({
    ...authoredDraft(),
    title: 'Two lines',
    hints: ['ab', 'fine'],
    editorial: 'x'.repeat(20_000),
  });
});

test('what is no draft is refused', async () => {
  await expect(unpackDraft(await kept({ ...authoredDraft(), difficulty: 'Odd' }))).rejects.toThrow('difficulty');
});
