import { z } from 'zod';
import { PracticeLanguage } from './languages.ts';
import { MAX_CODE_BYTES, MAX_STDIN_BYTES } from './limits.ts';

/** Verdicts of the judge. `Success` is the answer to a run with custom input; `Judge Error` is ours, never the learner's. */
export const verdicts = [
  'Accepted',
  'Wrong Answer',
  'Time Limit Exceeded',
  'Idleness Limit Exceeded',
  'Memory Limit Exceeded',
  'Output Limit Exceeded',
  'Runtime Error',
  'Compilation Error',
  'Judge Error',
  'Success',
  'Error',
] as const;
export const Verdict = z.enum(verdicts);
export type Verdict = z.infer<typeof Verdict>;

export const Limits = z.strictObject({
  /** CPU time of one test, in ms. */
  time_ms: z.number().int().min(100).max(20_000),
  /** Peak memory of one test, in KB. */
  memory_kb: z
    .number()
    .int()
    .min(16 * 1024)
    .max(2048 * 1024),
});
export type Limits = z.infer<typeof Limits>;

export const DigestPattern = /^[0-9a-f]{64}$/;

/**
 * What a runner needs of a problem: the limits, the validator's flags, the tests.
 * A package travels as the gzip of its canonical JSON; its digest is the SHA-256 (hex) of that JSON.
 */
export const JudgePackage = z.strictObject({
  format: z.literal(1),
  name: z.string(),
  limits: Limits,
  /** Flags of the default validator, as in the package format: `case_sensitive`, `float_tolerance 1e-6` … */
  validator_flags: z.array(z.string()),
  /** Samples first, then secret tests, each in name order. */
  tests: z
    .array(z.strictObject({ name: z.string(), sample: z.boolean(), input: z.string(), answer: z.string() }))
    .max(500),
});
export type JudgePackage = z.infer<typeof JudgePackage>;

/** Byte-limited text: characters are bounded first, so that a huge string is never encoded. */
const text = (bytes: number) =>
  z
    .string()
    .max(bytes)
    .refine((value) => new TextEncoder().encode(value).length <= bytes, `Must be at most ${bytes} bytes`);

/** POST {runner}/judge */
export const JudgeRequest = z.strictObject({
  /** The submission; the same id may be judged again. */
  id: z.string().max(64),
  language: PracticeLanguage,
  source: text(MAX_CODE_BYTES),
  /** Lower is sooner: 0 interactive runs, 1 submissions. */
  priority: z.number().int().min(0).max(9).default(1),
  task: z.discriminatedUnion('kind', [
    /** All tests of a package, to the first that fails. `url` is where the package may be fetched from when it is not cached. */
    z.strictObject({
      kind: z.literal('judge'),
      package: z.strictObject({ digest: z.string().regex(DigestPattern), url: z.url().max(1000) }),
    }),
    /** The quick run on the examples: every test runs; trimmed output must equal the trimmed answer; any stderr fails the test. */
    z.strictObject({
      kind: z.literal('examples'),
      limits: Limits,
      tests: z
        .array(z.strictObject({ name: z.string(), input: z.string(), answer: z.string() }))
        .min(1)
        .max(20),
    }),
    /** One run, no comparison. */
    z.strictObject({ kind: z.literal('custom'), limits: Limits, stdin: text(MAX_STDIN_BYTES) }),
  ]),
});
export type JudgeRequest = z.infer<typeof JudgeRequest>;

/** One test's outcome. Times are CPU ms, memory is peak KB. `expected` and `got` are cut to MAX_SHOWN_CHARS. */
export const TestOutcome = z.object({
  /** From 1: 'test 7 of 16' has index 7. */
  index: z.number().int(),
  total: z.number().int(),
  name: z.string(),
  sample: z.boolean(),
  passed: z.boolean(),
  verdict: Verdict,
  time_ms: z.number(),
  memory_kb: z.number().int(),
  message: z.string(),
  input: z.string().optional(),
  expected: z.string().optional(),
  got: z.string().optional(),
});
export type TestOutcome = z.infer<typeof TestOutcome>;

/** The answer of POST {runner}/judge, one JSON object a line (application/x-ndjson). `finished` is always last; a stream that ends without it has failed and is judged again. */
export const JudgeEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('queued'), position: z.number().int() }),
  z.object({ type: z.literal('compiling') }),
  z.object({ type: z.literal('compiled'), time_ms: z.number(), message: z.string() }),
  z.object({ type: z.literal('test'), test: TestOutcome }),
  z.object({
    type: z.literal('finished'),
    verdict: Verdict,
    /** In words: 'All test cases passed!', the compiler's output, the signal … */
    message: z.string(),
    /** CPU ms of the slowest test. */
    runtime_ms: z.number(),
    memory_kb: z.number().int(),
    passed: z.number().int(),
    total: z.number().int(),
  }),
]);
export type JudgeEvent = z.infer<typeof JudgeEvent>;

/** GET {runner}/healthz: 200 when `isolation.ok`, else 503. */
export const RunnerHealth = z.object({
  ok: z.boolean(),
  isolation: z.object({ ok: z.boolean(), reason: z.string().optional() }),
  languages: z.array(
    z.object({
      id: PracticeLanguage,
      ready: z.boolean(),
      version: z.string().optional(),
      reason: z.string().optional(),
    }),
  ),
  lanes: z.number().int(),
  waiting: z.number().int(),
});
export type RunnerHealth = z.infer<typeof RunnerHealth>;
