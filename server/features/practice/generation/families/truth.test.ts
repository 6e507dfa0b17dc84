import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readLanguages } from '@devorbit/content-reader/languages.ts';
import { pack } from '@devorbit/content-reader/problem-package.ts';
import { ledgerOf } from '@devorbit/testkit/ledger.ts';
import { type RunnerInUse, sharedRealRunner } from '@devorbit/testkit/real-runner.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentFolder } from '../../../../folders.ts';
import { createJudgeClient, type JudgeClient } from '../../../../platform/judge-client.ts';
import { createRunners } from '../../../../platform/runners.ts';
import { completeDraft } from '../drafts/complete-draft.ts';
import type { Program } from '../drafts/draft.ts';
import { seededRandom } from '../drafts/random.ts';
import { show } from '../drafts/sketch.ts';
import { templatesOf } from '../drafts/whole-program.ts';
import { loadFamilies } from './load-families.ts';

/** Small inputs a family, all in one run. */
const INPUTS = 120;
const allFamilies = loadFamilies(contentFolder('generation'));
const templates = templatesOf(readLanguages(contentFolder('languages')));
const packages = new Map<string, Buffer>();
const files = createServer((request, reply) => void reply.end(packages.get((request.url ?? '').slice(1))));
let runner: RunnerInUse;
let judge: JudgeClient;
let ledger: Awaited<ReturnType<typeof ledgerOf>>;
let unchanged = 0;

beforeAll(async () => {
  runner = await sharedRealRunner();
  judge = createJudgeClient(createRunners([runner.url]));
  const names = allFamilies.map(({ name }) => name);
  ledger = await ledgerOf(runner.url, 'families.txt', names, ['python', 'c++']);
  await new Promise<void>((listening) => files.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  files.close();
  await runner.kill();
  ledger.save();
  process.stdout.write(`${unchanged} families unchanged since they were judged\n`);
});

/** The same program for one input a line. */
const forEachLine = ({ language, source }: Program): Program => ({
  language,
  source:
    language === 'python'
      ? source.replace(
          /^text = sys\.stdin\.read\(\)\n[\s\S]*?^(print\(.*\))\n?$/m,
          'for line in sys.stdin:\n    data = json.loads(line)\n    $1\n',
        )
      : source
          .replace(
            / {2}string standardInput\(.*\n/,
            '  string standardInput;\n  while (getline(cin, standardInput)) {\n',
          )
          .replace(/ {2}cout << "\\n";\n\}\s*$/, '  cout << "\\n";\n  }\n}\n'),
});

describe.each(allFamilies)('$name', (family) => {
  test('both solutions and the brute force agree with the reference on many small inputs', async ({ skip }) => {
    const [difficulty] = family.difficulties.slice(-1);
    if (difficulty === undefined) throw new Error('a family has a difficulty');
    const seed = 'truth';
    const { solutions, bruteForce, limits } = completeDraft(
      { family, difficulty, tags: [], templates },
      seededRandom(seed),
    );
    const sketch = family.sketch(seededRandom(seed), difficulty);
    const random = seededRandom('inputs');
    const inputs = [
      ...sketch.edges,
      ...Array.from({ length: INPUTS }, (_, at) => sketch.input(random, at % 2 === 0 ? 'small' : 'tiny')),
    ];
    const input = inputs.map((one) => `${JSON.stringify(one)}\n`).join('');
    const answer = inputs.map((one) => `${show(sketch.answer(one))}\n`).join('');
    const tests = [{ name: 'all', sample: true, input, answer }];
    const generous = { ...limits, time_ms: 10_000 };
    const { digest, bytes } = pack({ format: 1, name: family.name, limits: generous, validator_flags: [], tests });
    const programs = [...solutions, bruteForce].map((program) => {
      const whole = forEachLine(program);
      expect(whole.source).not.toBe(program.source);
      return whole;
    });
    const judged = JSON.stringify([digest, programs]);
    if (ledger.vouches(family.name, judged)) {
      unchanged++;
      skip('unchanged since it was judged');
    }
    ledger.drop(family.name);
    packages.set(digest, bytes);
    const url = `http://127.0.0.1:${(files.address() as AddressInfo).port}/${digest}`;
    const results = await Promise.all(
      programs.map((program, at) =>
        judge.judge(
          { id: `${family.name}-${at}`, ...program, priority: 1, task: { kind: 'judge', package: { digest, url } } },
          async () => undefined,
          AbortSignal.timeout(100_000),
        ),
      ),
    );
    expect(results.map(({ verdict, message }) => [verdict, message])).toEqual(
      results.map(() => ['Accepted', 'All test cases passed!']),
    );
    ledger.add(family.name, judged);
  });
});
