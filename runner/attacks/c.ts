import type { Tools } from '../languages/language.ts';

/** C, in which many attacks are written because nothing stands between it and the kernel. */
export const c: Tools = {
  version: 'C',
  build: (source) => ({
    files: [{ name: 'main.c', bytes: Buffer.from(source) }],
    compile: ['/usr/bin/gcc', '-O1', '-w', '-o', 'a.out', 'main.c'],
    run: () => ['/box/a.out'],
  }),
};
