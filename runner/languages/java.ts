import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { javaTypes } from './java-types.ts';
import type { Language } from './language.ts';
import { isExecutable, versionOf } from './version.ts';

const ROOT = '/usr/lib/jvm';
/** What the JVM needs beside its heap (39 MB measured for hello world, then metaspace and compiled code), in KB. */
const OVERHEAD_KB = 64 * 1024;

/** Development kits below /usr/lib/jvm that the box shows, Debian's own first, then by folder name, the newest first. */
async function findKits(): Promise<string[]> {
  const names = await readdir(ROOT).catch(() => []);
  const debian = (name: string) => /^java-\d+-openjdk/.test(name);
  const sorted = names.sort(
    (a, b) => Number(debian(b)) - Number(debian(a)) || b.localeCompare(a, 'en', { numeric: true }),
  );
  const kits = sorted.map((name) => join(ROOT, name, 'bin'));
  const complete = await Promise.all(
    kits.map(async (bin) => (await isExecutable(join(bin, 'java'))) && (await isExecutable(join(bin, 'javac')))),
  );
  return kits.filter((_, at) => complete[at]);
}

const runLine = (java: string, memoryKb: number, main: string) => [
  java,
  '-XX:-UsePerfData',
  '-XX:TieredStopAtLevel=1',
  // One collector thread: its work counts as the program's CPU time.
  '-XX:+UseSerialGC',
  '-Xss64m',
  `-Xmx${Math.floor(Math.max(memoryKb - OVERHEAD_KB, memoryKb / 4) / 1024)}m`,
  '-cp',
  '/box',
  main,
];

export const java: Language = {
  id: 'java',
  name: 'Java',
  async find(probe) {
    for (const bin of await findKits()) {
      const version = await versionOf(probe, [join(bin, 'java'), '-version']);
      if (Number.parseInt(version, 10) < 17) continue;
      return {
        version: `OpenJDK ${version}`,
        build: (source) => {
          const { file, main } = javaTypes(source);
          return {
            files: [{ name: file, bytes: Buffer.from(source) }],
            compile: [
              join(bin, 'javac'),
              '-J-XX:TieredStopAtLevel=1',
              '-J-Xshare:auto',
              '-J-XX:-UsePerfData',
              '-J-Xmx512m',
              '-proc:none',
              '-encoding',
              'UTF-8',
              '-d',
              '.',
              file,
            ],
            run: ({ memory_kb }) => runLine(join(bin, 'java'), memory_kb, main),
          };
        },
        outOfMemory: (stderr) =>
          /^(Exception .*|Caused by: )?java\.lang\.OutOfMemoryError: (?!unable to create)/m.test(stderr),
      };
    }
    return null;
  },
};
