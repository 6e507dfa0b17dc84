import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LanguageOption, Signature } from '../execution/languages.ts';
import { humanText } from '../human-text.ts';
import { MAX_LIST_SEARCH_CHARS, MAX_PAGE_SIZE } from '../limits.ts';
import { MAX_HINTS, MAX_TAGS, STATEMENT_CHARS, TAG_CHARS, TITLE_CHARS } from './authoring-limits.ts';

export const Difficulty = z.enum(['Easy', 'Medium', 'Hard']);
export type Difficulty = z.infer<typeof Difficulty>;
/** Rank of a difficulty: the hardness fallback, and × 100 the points of a solved problem. */
export const difficultyRank: Record<Difficulty, number> = { Easy: 1, Medium: 2, Hard: 3 };

export const Source = z.enum(['Admin', 'User', 'AI']);
export type Source = z.infer<typeof Source>;

export const Example = z.object({ input: z.string(), output: z.string(), explanation: z.string().optional() });
export type Example = z.infer<typeof Example>;

export const ProblemId = z.coerce.number().int().positive().max(2_147_483_647);

export const Problem = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Markdown. */
  statement: z.string(),
  difficulty: Difficulty,
  source: Source,
  tags: z.array(z.string()),
  solves: z.number().int(),
  attempts: z.number().int(),
  /** Percent, 0–100, 0 while there are no attempts. */
  success_rate: z.number(),
  /** 0–10, null while there are too few attempts to tell. */
  hardness_score: z.number().nullable(),
  /** Samples and secret tests; 0 means that the problem cannot be submitted to. */
  tests: z.number().int(),
  created_at: z.iso.datetime(),
  /** False for a visitor. */
  user_solved: z.boolean(),
});
export type Problem = z.infer<typeof Problem>;

/** A language of a problem's selector. */
export const SolvingLanguage = LanguageOption.extend({
  /** What the editor opens with: `solve` alone, to which the judge adds what reads and prints; an author's own starter code as it is. */
  function_code: z.string(),
  /** The version that really runs, such as `3.11.2`; null while no execution service says it. `version` is the requested one. */
  runs: z.string().nullable(),
});
export type SolvingLanguage = z.infer<typeof SolvingLanguage>;

export const ProblemDetail = Problem.extend({
  examples: z.array(Example),
  constraints: z.array(z.string()),
  /** Per test: CPU time in ms, peak memory in KB. */
  time_limit_ms: z.number().int(),
  memory_limit_kb: z.number().int(),
  languages: z.array(SolvingLanguage),
  /** What `solve` takes and returns; null where a program reads and prints plain text. */
  signature: Signature.nullable(),
  /** Digest of the PDF that is the statement; absent where `statement` is all of it. */
  statement_pdf: z.string().optional(),
  /** Under what it may be passed on, in the words of the ICPC format (`cc by-sa`), and by whose leave; null where nothing is said. */
  license: z.string().nullable(),
  rights_owner: z.string().nullable(),
  /** Whether the caller may author it: staff, and the author of a community problem. */
  can_edit: z.boolean(),
  /** Present where a moderator has hidden it: then only staff and its author see it, and nobody solves it. */
  hidden: z.literal(true).optional(),
});
export type ProblemDetail = z.infer<typeof ProblemDetail>;

/** The first four are those of the sort menu, all descending; the rest are of the table's columns. */
export const ProblemSort = z.enum([
  'newest',
  'hardest',
  'most_solved',
  'highest_success_rate',
  'number',
  'title',
  'difficulty',
  'difficulty_desc',
  'lowest_success_rate',
]);
export type ProblemSort = z.infer<typeof ProblemSort>;

const page = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  page_size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(MAX_PAGE_SIZE),
};

/** What a list of problems is narrowed to, and its order. */
const filters = {
  difficulty: Difficulty.optional(),
  source: Source.optional(),
  tag: z.string().max(60).optional(),
  search: z.string().trim().max(MAX_LIST_SEARCH_CHARS).optional(),
  /** Only the caller's solved or unsolved ones; ignored for a visitor. */
  solved: z.enum(['true', 'false']).optional(),
  sort: ProblemSort.default('newest'),
};

export const listProblems = endpoint({
  method: 'GET',
  path: '/api/problems/',
  summary:
    'A page of problems as a bare array; the header X-Total-Count tells how many match. One without tests is in the lists of its author alone.',
  audience: 'anyone',
  query: z.object({ ...page, ...filters }),
  replies: { 200: z.array(Problem) },
});

/** A problem as a link to it says it. */
export const NamedProblem = z.object({ id: z.number().int(), title: z.string() });
export type NamedProblem = z.infer<typeof NamedProblem>;

export const showNeighbours = endpoint({
  method: 'GET',
  path: '/api/problems/:id/neighbours/',
  summary:
    'What stands before and after a problem in the list with these filters, and one of that list at random: unsolved by the caller where there is one.',
  audience: 'anyone',
  params: z.object({ id: ProblemId }),
  query: z.object(filters),
  replies: {
    200: z.object({
      /** Null at the ends of the list, and where nothing else matches. */
      previous: NamedProblem.nullable(),
      next: NamedProblem.nullable(),
      random: NamedProblem.nullable(),
    }),
  },
});

export const Topic = z.object({
  tag: z.string(),
  /** Listed problems with this tag. */
  problems: z.number().int(),
  /** How many of them the caller has solved; 0 for a visitor. */
  solved: z.number().int(),
});
export type Topic = z.infer<typeof Topic>;

/** Tags beyond these have the fewest problems, and are found by the search. */
export const TOPICS_SHOWN = 100;
export const listTopics = endpoint({
  method: 'GET',
  path: '/api/topics/',
  summary: 'The tags in use, the most problems first, each with how many the caller has solved.',
  audience: 'anyone',
  replies: { 200: z.array(Topic).max(TOPICS_SHOWN) },
});

export const showProblem = endpoint({
  method: 'GET',
  path: '/api/problems/:id/',
  summary: 'One problem with examples, constraints, limits and starter code.',
  audience: 'anyone',
  params: z.object({ id: ProblemId }),
  replies: { 200: ProblemDetail },
});

/** An address of `statement_pdf`. Its bytes never change. */
export const showStatementPdf = endpoint({
  method: 'GET',
  path: '/api/problems/:id/statements/:digest',
  summary:
    'The statement of a problem as a PDF (application/pdf), for who may see the problem; that of a draft or of an earlier version for who may author it.',
  audience: 'anyone',
  params: z.object({ id: ProblemId, digest: z.string().regex(/^[0-9a-f]{64}$/, 'Must be a digest') }),
  replies: { 200: z.string() },
});

/** Stands in place of the text of a statement that is a PDF, for lists and the search. */
export const PDF_STATEMENT = 'The statement of this problem is a PDF.';

/** What a problem is about; an empty one is none. */
export const Tag = humanText({ max: TAG_CHARS, lines: 1, subject: 'A tag' });

export const TITLE_AND_STATEMENT_REQUIRED = 'Title and statement are required';
/** Without defaults, which an update must not write. */
const fields = {
  title: humanText({ max: TITLE_CHARS, lines: 1, required: TITLE_AND_STATEMENT_REQUIRED, subject: 'Title' }),
  statement: humanText({
    max: STATEMENT_CHARS,
    lines: 'many',
    required: TITLE_AND_STATEMENT_REQUIRED,
    subject: 'Statement',
  }),
  difficulty: Difficulty,
  tags: z
    .array(Tag)
    .max(MAX_TAGS)
    .transform((tags) => [...new Set(tags.filter((tag) => tag !== ''))]),
};
export const ProblemFields = z.object({
  ...fields,
  difficulty: Difficulty.default('Easy'),
  tags: fields.tags.default([]),
});

export const createProblem = endpoint({
  method: 'POST',
  path: '/api/problems/',
  summary: 'Staff create a problem (source Admin, whatever the body says).',
  audience: 'staff',
  body: ProblemFields.extend({ source: Source.optional() }),
  replies: { 201: ProblemDetail },
});

/** The refusal of a visitor. */
export const LOG_IN_TO_CREATE = 'You must be logged in to create a problem';
export const createCommunityProblem = endpoint({
  method: 'POST',
  path: '/api/community/problems/',
  summary: 'Any user creates a problem (source User, whatever the body says). It has no tests yet.',
  audience: 'user',
  body: ProblemFields.extend({ source: Source.optional() }),
  replies: { 201: ProblemDetail },
});

export const updateProblem = endpoint({
  method: 'PATCH',
  path: '/api/problems/:id/',
  summary: 'Staff change title, statement, difficulty or tags.',
  audience: 'staff',
  params: z.object({ id: ProblemId }),
  body: z.object(fields).partial(),
  replies: { 200: ProblemDetail },
});

/** `content/problems/<name>/problem.yaml`: the keys of ICPC package format 2025-09 that we read. */
export const PackageFile = z.strictObject({
  problem_format_version: z.literal('2025-09'),
  name: z.string(),
  uuid: z.uuid(),
  license: z.string(),
  rights_owner: z.string(),
  limits: z.strictObject({ time_limit: z.number().positive().max(10), memory: z.number().int().positive().max(2048) }),
});
export type PackageFile = z.infer<typeof PackageFile>;

/** `content/problems/<name>/.devorbit.yaml`: what the package format has no word for; it never influences judging. */
export const PackageNotes = z.strictObject({
  difficulty: Difficulty,
  tags: z.array(z.string()).min(1).max(4),
  signature: Signature,
  constraints: z.array(z.string()),
  explanations: z.record(z.string(), z.string()).default({}),
  hints: z.array(z.string()).max(MAX_HINTS).default([]),
});
export type PackageNotes = z.infer<typeof PackageNotes>;
