import { expect, test } from 'vitest';
import { ProjectFiles } from './state.ts';

/** A visitor's project, as it is shown. */
function visitors(files: { id: number; name: string; kind: string; size: number; language: string }[]) {
  let shown = { id: null, files, tabs: [], current: null };
  const own = new ProjectFiles({
    place: 'visitor',
    shown: { read: () => shown, show: (change: object) => void (shown = { ...shown, ...change }) },
    texts: {},
    keeping: { number: () => 9 },
    act: async (_remote: unknown, local: () => void) => local(),
    flush: async () => undefined,
    open: () => undefined,
  } as never);
  return { own, files: () => shown.files };
}

test('an empty folder that is brought in is there once, and takes no file’s place', async () => {
  const main = { id: 1, name: 'data', kind: 'text', size: 3, language: 'plaintext' };
  const { own, files } = visitors([main]);
  await own.add([{ name: 'empty' }], { replace: true });
  await own.add([{ name: 'empty' }], { replace: true });
  expect(files()).toMatchObject([main, { id: 9, name: 'empty', kind: 'folder' }]);
  await expect(own.add([{ name: 'new' }, { name: 'data' }], { replace: true })).rejects.toThrow(
    'There is already a file called data.',
  );
  expect(files()).toHaveLength(2);
});
