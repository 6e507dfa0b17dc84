import { z } from 'zod';
import { MAX_PROGRAM_BYTES, MAX_STDIN_BYTES } from '../limits.ts';
import { MAX_MEMORY_KB, MAX_TIME_MS, MIN_MEMORY_KB, MIN_TIME_MS } from './judging-limits.ts';
import { PracticeLanguage } from './languages.ts';

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
  'Skipped',
  'Success',
  'Error',
] as const;
export const Verdict = z.enum(verdicts);
export type Verdict = z.infer<typeof Verdict>;

export const Limits = z.strictObject({
  /** CPU time of one test, in ms. */
  time_ms: z.number().int().min(MIN_TIME_MS).max(MAX_TIME_MS),
  /** Peak memory of one test, in KB. */
  memory_kb: z.number().int().min(MIN_MEMORY_KB).max(MAX_MEMORY_KB),
});
export type Limits = z.infer<typeof Limits>;

export const DigestPattern = /^[0-9a-f]{64}$/;

/** A program of an author's: a language of the catalogue and its files, the main one first. It runs in the sandbox. */
export const JudgeProgram = z.strictObject({
  language: z.string().max(40),
  files: z
    .array(z.strictObject({ name: z.string().min(1).max(100), text: z.string() }))
    .min(1)
    .max(20),
});
export type JudgeProgram = z.infer<typeof JudgeProgram>;

/** What stands behind a program's name on its line. */
const ProgramArgs = z.array(z.string().max(500)).max(50);

/**
 * Who judges an output where the default validator does not. `icpc`: `validator input answer feedback_dir/ [args] < output`,
 * exit code 42 accepts and 43 rejects (package format 2025-09). `testlib`: `checker input output answer`, exit code 0
 * accepts, 1, 2, 4 and 8 reject, 7 and 16 to 116 give points (testlib.h).
 */
export const OutputValidator = z.strictObject({ protocol: z.enum(['icpc', 'testlib']), program: JudgeProgram });
export type OutputValidator = z.infer<typeof OutputValidator>;

/**
 * A group of tests of a scoring problem (package format 2025-09). `score` is the largest it gives, null without a bound;
 * `sum` adds the scores of its tests up, `min` takes the worst, `pass-fail` gives all or nothing. A group whose
 * `requires` did not all get their full score is skipped.
 */
export const TestGroup = z.strictObject({
  name: z.string(),
  score: z.number().min(0).nullable(),
  aggregation: z.enum(['sum', 'min', 'pass-fail']),
  requires: z.array(z.string()),
});
export type TestGroup = z.infer<typeof TestGroup>;

/**
 * A folder of tests and folders that a legacy package grades (its default grader). `parent` is the folder that it stands
 * in; the first of all is the root and has none. It is accepted when `all` that it holds was, when `any` was, or `always`;
 * then its score is made of the scores of what was judged in it, else it is 0. With `break` nothing in it is judged after
 * the first that was rejected. A test gives what the validator says, or else `accept_score` or `reject_score`.
 */
export const GradedGroup = z.strictObject({
  name: z.string(),
  parent: z.string().optional(),
  accepts: z.enum(['all', 'any', 'always']),
  score: z.enum(['sum', 'avg', 'min', 'max']),
  on_reject: z.enum(['break', 'continue']),
  accept_score: z.number(),
  reject_score: z.number(),
  /** Of the root alone: of what it holds only the last counts, which are the secret tests. */
  ignore_sample: z.literal(true).optional(),
});
export type GradedGroup = z.infer<typeof GradedGroup>;

/** How a scoring problem is graded whose groups stand within groups. `most` is the largest score, null without a bound. */
export const Grading = z.strictObject({ most: z.number().nullable(), groups: z.array(GradedGroup).min(1).max(200) });
export type Grading = z.infer<typeof Grading>;

/**
 * What a runner needs of a problem: the limits, the validator, the tests. What a plain pass-fail problem does not need is absent.
 * A package travels as the gzip of its canonical JSON; its digest is the SHA-256 (hex) of that JSON.
 */
export const JudgePackage = z.strictObject({
  format: z.literal(1),
  name: z.string(),
  limits: Limits,
  /** Flags of the default validator, as in the package format: `case_sensitive`, `float_tolerance 1e-6` … or the arguments of the own one. */
  validator_flags: z.array(z.string()),
  validator: OutputValidator.optional(),
  /** The validator talks with the program: the output of each is the input of the other. */
  interactive: z.literal(true).optional(),
  /** Multi-pass: how often the program may run on one test at the most; the validator writes the next input. */
  passes: z.number().int().min(2).max(20).optional(),
  /** The submission is the output itself, not a program. */
  submit_answer: z.literal(true).optional(),
  /** Of a scoring problem, in the order in which they are judged. */
  groups: z.array(TestGroup).max(100).optional(),
  /** Of `groups`: the smallest of their scores counts, not their sum. The samples are none of them. */
  groups_give: z.literal('min').optional(),
  /** Of a scoring problem, in place of `groups`; the test's `group` is the folder that it stands in. */
  grading: Grading.optional(),
  /** Samples first, then secret tests, each in name order. */
  tests: z
    .array(
      z.strictObject({
        name: z.string(),
        sample: z.boolean(),
        input: z.string(),
        answer: z.string(),
        /** Name of its group, in a scoring problem. */
        group: z.string().optional(),
        /** Arguments of the program. */
        args: ProgramArgs.optional(),
        /** Instead of `validator_flags`, for this test. */
        validator_flags: z.array(z.string()).optional(),
      }),
    )
    .max(500),
});
export type JudgePackage = z.infer<typeof JudgePackage>;

/** Byte-limited text: characters are bounded first, so that a huge string is never encoded. */
const text = (bytes: number) =>
  z
    .string()
    .max(bytes)
    .refine((value) => new TextEncoder().encode(value).length <= bytes, `Must be at most ${bytes} bytes`);

/** What runs programs of a framework: a folder of `kits/`. */
export const DomKit = z.enum(['react', 'vue', 'svelte', 'solid', 'lit', 'angular', 'nextjs', 'nuxt']);
export type DomKit = z.infer<typeof DomKit>;

/** POST {runner}/judge */
export const JudgeRequest = z.strictObject({
  /** The submission; the same id may be judged again. */
  id: z.string().max(64),
  language: PracticeLanguage,
  source: text(MAX_PROGRAM_BYTES),
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
    /**
     * An author's program (generator, input validator, reference solution) run once for each of `runs`, in a fresh box
     * each; nothing is compared, every run is told. With a package, run i reads the input of its test i; else it reads nothing.
     */
    z.strictObject({
      kind: z.literal('author'),
      limits: Limits,
      runs: z
        .array(z.strictObject({ args: ProgramArgs }))
        .min(1)
        .max(500),
      package: z.strictObject({ digest: z.string().regex(DigestPattern), url: z.url().max(1000) }).optional(),
    }),
    /** A program of a front-end framework and the tests of its exercise, on a page without a browser (docs/decisions/0044). Every test runs. */
    z.strictObject({ kind: z.literal('dom'), kit: DomKit, limits: Limits, tests: text(MAX_PROGRAM_BYTES) }),
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
  /** Of a scoring problem: the test's group and what the test gave. */
  group: z.string().optional(),
  score: z.number().optional(),
});
export type TestOutcome = z.infer<typeof TestOutcome>;

/** Output of one author's run, in bytes; and of all of a job together. More ends it as a limit. */
export const MAX_AUTHOR_OUTPUT_BYTES = 8 * 1024 * 1024;
export const MAX_AUTHOR_OUTPUTS_BYTES = 32 * 1024 * 1024;

/** How one run of an author's program ended. Times are CPU ms, memory is peak KB. */
export const AuthorRun = z.object({
  /** From 0, as in the request. */
  index: z.number().int(),
  /** Null where a signal or a limit ended it. */
  exit_code: z.number().int().nullable(),
  /** Null where it ended by itself; else in words: 'time limit', 'idleness limit', 'memory limit', 'output limit', 'signal 11 (SIGSEGV)'. */
  ended_by: z.string().nullable(),
  /** Whole where it ended by itself, else its beginning. */
  stdout: z.string(),
  /** The end of it, at most MAX_SHOWN_CHARS. */
  stderr: z.string(),
  time_ms: z.number(),
  memory_kb: z.number().int(),
});
export type AuthorRun = z.infer<typeof AuthorRun>;

/** The answer of POST {runner}/judge, one JSON object a line (application/x-ndjson). `finished` is always last; a stream that ends without it has failed and is judged again. */
export const JudgeEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('queued'), position: z.number().int() }),
  z.object({ type: z.literal('compiling') }),
  z.object({ type: z.literal('compiled'), time_ms: z.number(), message: z.string() }),
  z.object({ type: z.literal('test'), test: TestOutcome }),
  /** Of the task `author`, in order; `finished` then has the verdict Success, Compilation Error, or Error where the runs do not fit the package's tests. */
  z.object({ type: z.literal('run'), run: AuthorRun }),
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
    /** Of a scoring problem: what was reached of what can be; `most` is null where there is no bound. */
    score: z.object({ reached: z.number(), most: z.number().nullable() }).optional(),
  }),
]);
export type JudgeEvent = z.infer<typeof JudgeEvent>;

const Readiness = z.object({
  ready: z.boolean(),
  /** What really runs. */
  version: z.string().optional(),
  /** Why it is not ready, and how to get it: 'Go is not installed on this machine: npm run languages install go'. */
  reason: z.string().optional(),
});

/** GET {runner}/healthz: 200 when `isolation.ok`, else 503. */
export const RunnerHealth = z.object({
  ok: z.boolean(),
  isolation: z.object({ ok: z.boolean(), reason: z.string().optional() }),
  /** Of the practice screen: what is judged. */
  languages: z.array(Readiness.extend({ id: PracticeLanguage })),
  /** Of the online IDE, as `ideLanguages` names them: what is executed. */
  ide_languages: z.array(Readiness.extend({ id: z.string() })).default([]),
  lanes: z.number().int(),
  waiting: z.number().int(),
});
export type RunnerHealth = z.infer<typeof RunnerHealth>;

/** How the runners are, all of them as one. */
export const Running = z.union([RunnerHealth, z.object({ ok: z.literal(false), reason: z.string() })]);
export type Running = z.infer<typeof Running>;
