import type { RunResult, TestResult } from '@devorbit/contract/practice/submissions.ts';

export const _test = (name: string, fields: Partial<TestResult> = {}): TestResult => ({
  name,
  passed: true,
  message: '',
  verdict: fields.passed === false ? 'Wrong Answer' : 'Accepted',
  time_ms: 2,
  memory_kb: 3000,
  ...fields,
});

export const _result = (fields: Partial<RunResult> = {}): RunResult => ({
  status: 'Running',
  message: '',
  runtime_ms: 0,
  memory_kb: 0,
  test_results: [],
  submission_id: '0199a1f0-0000-7000-8000-000000000001',
  problem_id: 7,
  kind: 'submit',
  language: 'python',
  runtime_version: null,
  tests_total: 4,
  problem_version: 1,
  created_at: '2026-11-21T10:00:00.000Z',
  judged_at: null,
  ahead: null,
  ...fields,
});
