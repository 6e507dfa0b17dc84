import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { DigestPattern, Limits } from '../execution/judging.ts';
import { PracticeLanguage, Signature } from '../execution/languages.ts';
import { humanText } from '../human-text.ts';
import { MAX_CODE_BYTES } from '../limits.ts';
import {
  ARGUMENT_CHARS,
  CONSTRAINT_CHARS,
  EDITORIAL_CHARS,
  EXPLANATION_CHARS,
  HINT_CHARS,
  MAX_CONSTRAINTS,
  MAX_DRAFT_TESTS,
  MAX_EXAMPLES,
  MAX_GENERATORS,
  MAX_HINTS,
  MAX_SOLUTIONS,
  MAX_TAGS,
  NAME_CHARS,
  STATEMENT_CHARS,
  TITLE_CHARS,
} from './authoring-limits.ts';
import { Difficulty, Example, ProblemId, SolvingLanguage, Tag } from './problems.ts';

/** One source file: a main file of a language of the practice screen, by a plain name. */
const FileName = z
  .string()
  .regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]{0,59}$/, 'A file name has letters, digits, _ - and . only');
export const AuthoredProgram = z.strictObject({
  name: FileName,
  language: PracticeLanguage,
  source: z.string().max(MAX_CODE_BYTES),
});
export type AuthoredProgram = z.infer<typeof AuthoredProgram>;

/**
 * What a solution must get. The reference answers the tests that have no answer; there is at most one. The others are what the
 * package format promises by its folders of the same names.
 */
export const SolutionRole = z.enum(['reference', 'accepted', 'wrong_answer', 'time_limit_exceeded', 'run_time_error']);
export type SolutionRole = z.infer<typeof SolutionRole>;
export const AuthoredSolution = AuthoredProgram.extend({ role: SolutionRole });
export type AuthoredSolution = z.infer<typeof AuthoredSolution>;

/** How a validator, checker or generator tells its verdict: as in `OutputValidator` and package formats. */
const Protocol = z.enum(['icpc', 'testlib']);

/** Who compares outputs: the default validator with its flags, or a program of the author's. */
export const AuthoredChecker = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('default'),
    case_sensitive: z.boolean(),
    space_change_sensitive: z.boolean(),
    /** Absolute or relative error that is allowed; null compares text. */
    float_tolerance: z.number().positive().max(1).nullable(),
  }),
  z.strictObject({ kind: z.literal('program'), protocol: Protocol, program: AuthoredProgram }),
]);
export type AuthoredChecker = z.infer<typeof AuthoredChecker>;

const TestName = humanText({ max: NAME_CHARS, lines: 1, required: 'A test must have a name' });
/** A secret test. The examples of the statement are tests too and do not stand here. */
export const AuthoredTest = z.discriminatedUnion('kind', [
  /** Typed or uploaded. Without an answer it gets the reference's. */
  z.strictObject({ kind: z.literal('text'), name: TestName, input: z.string(), answer: z.string().nullable() }),
  /** What a generator of the draft (by its file name) prints when called with these arguments, split at white space. */
  z.strictObject({
    kind: z.literal('generated'),
    name: TestName,
    generator: z.string().max(NAME_CHARS),
    args: z.string().max(ARGUMENT_CHARS),
  }),
]);
export type AuthoredTest = z.infer<typeof AuthoredTest>;

/** All that an author works on. It is a draft: it may lack anything but its shape, and counts for nothing before it is verified. */
export const AuthoredDraft = z.strictObject({
  title: humanText({ max: TITLE_CHARS, lines: 1 }),
  /** Markdown. */
  statement: humanText({ max: STATEMENT_CHARS, lines: 'many' }),
  /** Digest of the PDF that is the statement, as an imported package brought it; absent where it is text alone. */
  statement_pdf: z.string().regex(DigestPattern).optional(),
  difficulty: Difficulty,
  tags: z.array(Tag.min(1, 'A tag must not be empty')).max(MAX_TAGS),
  examples: z
    .array(Example.extend({ explanation: humanText({ max: EXPLANATION_CHARS, lines: 'many' }).optional() }))
    .max(MAX_EXAMPLES),
  constraints: z.array(humanText({ max: CONSTRAINT_CHARS, lines: 'many' })).max(MAX_CONSTRAINTS),
  /** What `solve` takes and returns, from which starter code is made; null where the program reads plain input. */
  signature: Signature.nullable(),
  /** Starter code in place of what is made from the signature. */
  starters: z.partialRecord(PracticeLanguage, z.string().max(20_000)),
  limits: Limits,
  checker: AuthoredChecker,
  /** Says whether an input is valid: `icpc` by exit code 42, `testlib` by 0. It reads the input from stdin. */
  validator: z.strictObject({ protocol: Protocol, program: AuthoredProgram }).nullable(),
  generators: z.array(AuthoredProgram).max(MAX_GENERATORS),
  solutions: z.array(AuthoredSolution).max(MAX_SOLUTIONS),
  tests: z.array(AuthoredTest).max(MAX_DRAFT_TESTS),
  /** Markdown, in the order in which they are given. */
  hints: z.array(humanText({ max: HINT_CHARS, lines: 'many' })).max(MAX_HINTS),
  /** Markdown; empty where there is none. */
  editorial: humanText({ max: EDITORIAL_CHARS, lines: 'many' }),
});
export type AuthoredDraft = z.infer<typeof AuthoredDraft>;

/** One thing that a verification looks at, in the order of the work. */
export const VerificationCheck = z.object({
  /** `missing`: the draft lacks it, and nothing else is looked at. */
  group: z.enum(['missing', 'generator', 'validator', 'reference', 'solution']),
  /** A file's or a test's name; of `missing`, what lacks. */
  name: z.string(),
  state: z.enum(['waiting', 'running', 'ok', 'bad']),
  /** In words: why it is bad, or what was found ('Accepted on 14 tests', '12 inputs valid'). */
  message: z.string(),
  /** CPU ms of the slowest run, and peak memory in KB. */
  time_ms: z.number().nullable(),
  memory_kb: z.number().int().nullable(),
});
export type VerificationCheck = z.infer<typeof VerificationCheck>;

export const Verification = z.object({
  id: z.uuid(),
  problem_id: z.number().int(),
  /** Of the draft that is verified. */
  revision: z.number().int(),
  state: z.enum(['queued', 'running', 'passed', 'failed']),
  /** In words, for the author; after `passed` it names the version that is now live. */
  message: z.string(),
  checks: z.array(VerificationCheck).max(600),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
});
export type Verification = z.infer<typeof Verification>;

export const Authoring = z.object({
  problem_id: z.number().int(),
  /** Moves at every save; 0 while nothing has been saved and the draft is made from the problem as it is. */
  revision: z.number().int(),
  draft: AuthoredDraft,
  /** The last one; null before the first. */
  verification: Verification.nullable(),
  /** What learners meet now: the version and its tests, 0 where it cannot be submitted to. */
  version: z.number().int(),
  tests: z.number().int(),
  updated_at: z.iso.datetime().nullable(),
});
export type Authoring = z.infer<typeof Authoring>;

const params = z.object({ id: ProblemId });

export const showAuthoring = endpoint({
  method: 'GET',
  path: '/api/problems/:id/authoring/',
  summary: 'The draft of a problem, for its author (of a community problem) and staff; 403 for others.',
  audience: 'user',
  params,
  replies: { 200: Authoring },
});

/** Counted by the database in 32 bits. */
const Revision = z.number().int().min(0).max(2_147_483_647);

/** The refusal of a save or a verification that names another revision than the stored one (409). */
export const DRAFT_CHANGED = 'Someone else has changed this draft. Reload it before you continue.';
export const saveAuthoring = endpoint({
  method: 'PUT',
  path: '/api/problems/:id/authoring/',
  summary: 'Keeps a draft whole. `revision` is the one that was loaded; 409 where another has been saved since.',
  audience: 'user',
  params,
  body: z.object({ revision: Revision, draft: AuthoredDraft }),
  replies: { 200: Authoring },
});

export const verifyDraft = endpoint({
  method: 'POST',
  path: '/api/problems/:id/authoring/verify/',
  summary:
    'Judges everything in the saved draft. If everything passes, it becomes the next version of the problem; otherwise nothing changes.',
  audience: 'user',
  params,
  body: z.object({ revision: Revision.min(1) }),
  replies: { 202: Verification },
});

export const showVerification = endpoint({
  method: 'GET',
  path: '/api/verifications/:id/',
  summary: 'One verification, for who may author its problem.',
  audience: 'user',
  params: z.object({ id: z.uuid() }),
  replies: { 200: Verification },
});

export const followVerification = endpoint({
  method: 'GET',
  path: '/api/verifications/:id/events',
  summary: 'text/event-stream: the whole state at once, then at every change, until it has passed or failed.',
  audience: 'user',
  params: z.object({ id: z.uuid() }),
  replies: { 200: z.string() },
  events: Verification,
});

/** The body is the archive itself (application/zip), at most MAX_IMPORT_BYTES. */
export const importDraft = endpoint({
  method: 'POST',
  path: '/api/problems/:id/authoring/import/',
  summary:
    'Reads a package (2025-09, legacy, legacy-icpc, Polygon, Hydro, QDUOJ, FPS) into the draft, which is then verified like any other. `notes` say what was not taken over.',
  audience: 'user',
  params,
  query: z.object({ revision: z.coerce.number().pipe(Revision) }),
  replies: { 200: Authoring.extend({ notes: z.array(z.string()) }) },
});

export const exportDraft = endpoint({
  method: 'GET',
  path: '/api/problems/:id/authoring/export/',
  summary: 'The verified package as a zip archive; 409 where the problem has no verified tests.',
  audience: 'user',
  params,
  query: z.object({ format: z.enum(['2025-09', 'legacy']).default('2025-09') }),
  replies: { 200: z.string() },
});

export const previewStarters = endpoint({
  method: 'POST',
  path: '/api/authoring/starters/',
  summary:
    'The starter code that each language gets for a signature; without one, for a program that reads plain input.',
  audience: 'user',
  body: z.object({ signature: Signature.nullable() }),
  replies: { 200: z.array(SolvingLanguage.omit({ runs: true })) },
});
