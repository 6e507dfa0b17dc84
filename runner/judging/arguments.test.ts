import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guess, ICPC, sums, validatorOf } from '../_programs.ts';
import { openTestService, type TestService } from '../_service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

const args = ['-n', 'a b', '$HOME', 'é'];
const tests: JudgePackage['tests'] = [
  { name: '1', sample: false, input: '', answer: `${args.join('|')}\n`, args },
  { name: '2', sample: false, input: '', answer: '\n' },
];
const source = 'import sys\nprint("|".join(sys.argv[1:]), flush=True)\n';
const said = `${ICPC}sys.exit(42 if sys.stdin.readline() == open(judge_ans).read() else 43)`;

it.each<[string, JudgePackage]>([
  ['the default validator', { ...sums, tests }],
  ['a validator of its own', { ...sums, tests, validator: validatorOf('icpc', said) }],
  ['an interactor', { ...guess, tests, validator: validatorOf('icpc', said) }],
])('each test of a problem with %s gives the program its own arguments', async (_, problem) => {
  const { finished } = await service.judge('python', source, problem);
  expect(finished).toMatchObject({ verdict: 'Accepted', passed: 2 });
  const swapped = { ...problem, tests: tests.map((test) => ({ ...test, args: ['-n'] })) };
  expect((await service.judge('python', source, swapped)).finished).toMatchObject({ verdict: 'Wrong Answer' });
});
