import { createHash } from 'node:crypto';
import { access, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Lane } from '../../../../sandbox/sandbox.ts';
import { type Adapter, prepared } from '../prepared.ts';

/** What runs it; it reads expressions with the compiler of the same Java. */
export const javaAdapterLine = (java: string, jar: string): string[] => [
  java,
  '-XX:-UsePerfData',
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
  '-Xmx128m',
  '-jar',
  jar,
];

/** The adapter as one jar; null where no JDK is in that folder. */
export async function prepareJavaAdapter(lane: Lane, bin: string): Promise<Adapter | null> {
  const isThere = await access(path.join(bin, 'javac')).then(
    () => true,
    () => false,
  );
  if (!isThere) return null;
  const names = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.java')).toSorted();
  const files = await Promise.all(
    names.map(async (name) => ({
      name: `adapter/${name}`,
      bytes: await readFile(path.join(import.meta.dirname, name)),
    })),
  );
  const line = [
    `${bin}/javac -J-XX:TieredStopAtLevel=1 -J-XX:-UsePerfData -proc:none --release 17 --add-modules jdk.jdi,jdk.compiler -d /tmp/classes adapter/*.java >&2`,
    `${bin}/jar --create --file /tmp/jar --main-class JavaAdapter -C /tmp/classes .`,
    'cat /tmp/jar',
  ].join(' && ');
  const digest = createHash('sha256').update(line);
  for (const { name, bytes } of files) digest.update(name).update(bytes);
  return prepared(lane, `java-adapter-${digest.digest('hex').slice(0, 16)}.jar`, line, files);
}
