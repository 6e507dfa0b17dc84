import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readProblem } from '@devorbit/content-reader/problem-package.ts';
import type { JudgeEvent, JudgePackage } from '@devorbit/contract/judging.ts';
import { judge } from '../judging/flow.ts';
import { Cannot, inWords } from './cannot.ts';
import { amount } from './figures.ts';
import { chooseLanguage, readSource, toolsOf } from './read-source.ts';
import { withLanes } from './with-lanes.ts';

/** The judging part of a package. Throws Cannot. */
function readJudging(dir: string): JudgePackage {
  if (!existsSync(join(dir, 'problem.yaml'))) throw new Cannot(`${dir} is no package: it has no problem.yaml`);
  try {
    return readProblem(resolve(dir)).judging;
  } catch (error) {
    throw new Cannot(inWords(error));
  }
}

function inText(event: JudgeEvent): string | null {
  if (event.type === 'compiled') return event.message === '' ? null : event.message;
  if (event.type === 'finished')
    return `${event.verdict}: ${event.message}\n${event.passed} of ${event.total} passed, ${amount(event).trim()}`;
  if (event.type !== 'test') return null;
  const { index, total, name, verdict, message } = event.test;
  const line = `${`${index}/${total}`.padStart(7)}  ${name.padEnd(24)} ${verdict.padEnd(24)} ${amount(event.test)}`;
  return message === '' ? line : `${line}\n         ${message.replaceAll('\n', '\n         ')}`;
}

/** An author may know which secret test it was; the learner's event hides its name. */
const named = (event: JudgeEvent, { tests }: JudgePackage): JudgeEvent =>
  event.type === 'test'
    ? { ...event, test: { ...event.test, name: tests[event.test.index - 1]?.name ?? event.test.name } }
    : event;

/** `judge run DIR FILE`: each test as it comes, then the verdict; with --json the judge's events, a line each. */
export async function runFile(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { language: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const [dir, file, ...others] = positionals;
  if (dir === undefined || file === undefined || others.length > 0) throw new Cannot('run takes DIR and FILE');
  const judging = readJudging(dir);
  const source = await readSource(file);
  const id = chooseLanguage(file, values.language);
  return withLanes(1, async ([lane], languages) => {
    let accepted = false;
    const task = { kind: 'judge' as const, load: () => Promise.resolve(judging) };
    for await (const event of judge(task, source, toolsOf(languages, id), lane)) {
      const text = values.json ? JSON.stringify(named(event, judging)) : inText(named(event, judging));
      if (text !== null) console.log(text);
      accepted = event.type === 'finished' && event.verdict === 'Accepted';
    }
    return accepted ? 0 : 1;
  });
}
