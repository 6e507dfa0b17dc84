import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ICPC, sums, validatorOf } from '../_programs.ts';
import { openTestService, type TestService } from '../_service.ts';
import { checkKind } from './submitted-answer.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

const answered: JudgePackage = {
  ...sums,
  name: 'answered',
  submit_answer: true,
  tests: [{ name: '01', sample: false, input: '17\n', answer: '17\n' }],
};

describe('a submission that is the output', () => {
  it('is compared, and nothing runs', async () => {
    const { finished, events } = await service.judge('python', '17', answered);
    expect(finished).toMatchObject({ verdict: 'Accepted', runtime_ms: 0, memory_kb: 0, passed: 1, total: 1 });
    expect(events.map(({ type }) => type)).toEqual(['queued', 'test', 'finished']);
    expect((await service.judge('python', 'print(17)', answered)).finished?.verdict).toBe('Wrong Answer');
    expect((await service.judge('java', '18', answered)).finished?.message).toBe('Wrong answer on test 1 of 1');
  });

  it('may be judged by a validator', async () => {
    const text = `${ICPC}sys.exit(42 if int(open(judge_in).read()) % int(sys.stdin.read()) == 0 else 43)`;
    const problem = { ...answered, validator: validatorOf('icpc', text) };
    expect((await service.judge('python', '1', problem)).finished?.verdict).toBe('Accepted');
    expect((await service.judge('python', '2', problem)).finished?.verdict).toBe('Wrong Answer');
  });
});

it.each<[RegExp, Partial<JudgePackage>]>([
  [/has one test; this one has 4/, { tests: sums.tests }],
  [/needs a validator of its own/, { interactive: true }],
  [/needs a validator of its own/, { passes: 2 }],
  [/of the icpc protocol/, { passes: 2, validator: validatorOf('testlib', '') }],
  [/neither interactive nor multi-pass/, { interactive: true, validator: validatorOf('icpc', '') }],
])('refuses a package that contradicts itself: %s', (reason, change) => {
  expect(() => checkKind({ ...answered, ...change })).toThrow(reason);
});
