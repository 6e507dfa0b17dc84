import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BOX_ENV } from '../languages/box.ts';
import { versionOf } from '../languages/version.ts';
import { AHEAD_IN_BOX, aheadFolder } from '../sandbox/box-view.ts';
import type { Lane, RunLimits } from '../sandbox/sandbox.ts';

const SOURCE = path.join(import.meta.dirname, 'Compiler.java');
const LIMITS: RunLimits = {
  cpu_ms: 30_000,
  wall_ms: 60_000,
  memory_kb: 1024 * 1024,
  pids: 128,
  output_bytes: 64 * 1024 * 1024,
};
const JVM = ['-XX:TieredStopAtLevel=1', '-XX:-UsePerfData', '-XX:+UseSerialGC', '-Xmx512m'];

/** Our compiler as it stands in the box: its classes, and its archive of class data for one version of Java. */
export type JavaCompiler = { jar: string; archive: string };

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Runs a shell line in a fresh box with `Compiler.java`; answers what it wrote. Throws with what went wrong. */
async function make(lane: Lane, line: string, source: Buffer): Promise<Buffer> {
  const { end, limit, stdout, stderr } = await lane.run({
    argv: ['/bin/sh', '-c', line],
    env: BOX_ENV,
    stdin: Buffer.alloc(0),
    box: 'fresh',
    files: [{ name: 'Compiler.java', bytes: source }],
    keep: false,
    limits: LIMITS,
  });
  if (end.by === 'exit' && end.code === 0 && limit === null && stdout.length > 0) return stdout;
  throw new Error(
    `The Java compiler cannot be made ready (${limit ?? JSON.stringify(end)}): ${stderr.toString().slice(0, 500)}`,
  );
}

async function keep(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

/**
 * Builds the compiler and its archive, inside the box where its paths are those of its use, once for each version of Java;
 * takes a second. `bin` is the folder of `java` and `javac`; null where they are not installed. Throws where building fails.
 */
export async function prepareJavaCompiler(lane: Lane, bin: string): Promise<JavaCompiler | null> {
  if (!(await exists(path.join(bin, 'javac')))) return null;
  const java = path.join(bin, 'java');
  const source = await readFile(SOURCE);
  const probe = async (argv: string[]) => ({
    ok: true,
    text: (await make(lane, `${argv.join(' ')} 2>&1`, source)).toString(),
  });
  const version = await versionOf(probe, [java, '-version']);
  const name = createHash('sha256').update(source).update(version).update(bin).digest('hex').slice(0, 16);
  const jar = `compiler-${name}.jar`;
  const archive = `compiler-${name}.jsa`;
  await mkdir(aheadFolder, { recursive: true });
  const inBox = { jar: path.join(AHEAD_IN_BOX, jar), archive: path.join(AHEAD_IN_BOX, archive) };
  if (!(await exists(path.join(aheadFolder, jar)))) {
    const build = `${bin}/javac -d /tmp/classes Compiler.java && ${bin}/jar cf /tmp/jar -C /tmp/classes . && cat /tmp/jar`;
    await keep(path.join(aheadFolder, jar), await make(lane, build, source));
  }
  if (!(await exists(path.join(aheadFolder, archive)))) {
    const dump = `${java} ${JVM.join(' ')} -XX:ArchiveClassesAtExit=/tmp/archive -cp ${inBox.jar} Compiler -d /tmp Compiler.java >&2 && cat /tmp/archive`;
    await keep(path.join(aheadFolder, archive), await make(lane, dump, source));
  }
  return inBox;
}

/** The line of our compiler in place of javac's; null for any other line. */
export function compilerLine(argv: string[], { jar, archive }: JavaCompiler): string[] | null {
  const [javac = '', ...rest] = argv;
  if (path.basename(javac) !== 'javac') return null;
  const own = rest.filter((word) => word.startsWith('-J')).map((word) => word.slice(2));
  const others = rest.filter((word) => !word.startsWith('-J'));
  // Without the second it would write to /tmp while it waits.
  const shared = [`-XX:SharedArchiveFile=${archive}`, '-XX:-UsePerfData', '-XX:+UseSerialGC'];
  return [path.join(path.dirname(javac), 'java'), ...own, ...shared, '-cp', jar, 'Compiler', ...others];
}
