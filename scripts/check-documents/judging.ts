import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RunResult } from '@devorbit/contract/practice/submissions.ts';
import type { Clock } from '@devorbit/server/platform/clock.ts';
import type { Database } from '@devorbit/server/platform/database.ts';
import { seedProblems } from '@devorbit/server/seed.ts';
import { follow } from '@devorbit/testkit/follow.ts';

const content = join(import.meta.dirname, '../../content/problems');
const PROBLEM = 'airlockqueue';
const ProblemId = RunResult.pick({ problem_id: true });
const solutions = ['accepted/queue_of_ends.py', 'wrong_answer/leaves_too_late.py'];

/** Puts one problem into an empty database; `folder` is for its files. Answers its id. */
export async function seedOne(deps: { database: Database; clock: Clock }, folder: string): Promise<number> {
  mkdirSync(folder);
  cpSync(join(content, PROBLEM), join(folder, PROBLEM), { recursive: true });
  await seedProblems(deps, folder);
  const { problem_id } = await deps.database.row(ProblemId, 'select id as problem_id from problems');
  return problem_id;
}

/** The verdicts of a right and a wrong solution, with those of their tests. */
export async function verdicts(url: string, code: string, problem_id: number): Promise<string> {
  const said: string[] = [];
  for (const solution of solutions) {
    const program = readFileSync(join(content, PROBLEM, 'submissions', solution), 'utf8');
    const answer = await fetch(`${url}/api/submit/`, {
      method: 'POST',
      headers: { 'x-session-code': code, 'content-type': 'application/json' },
      body: JSON.stringify({ problem_id, language: 'python', code: program, wait: false }),
    });
    const { submission_id } = RunResult.parse(await answer.json());
    const result = (await follow(url, code, submission_id)).at(-1)?.result;
    said.push(`${result?.status}: ${result?.test_results.map(({ name, verdict }) => `${name} ${verdict}`).join(', ')}`);
  }
  return said.join('; ');
}
