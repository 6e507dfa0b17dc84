import { z } from 'zod';
import { Constants } from './constants.ts';

const licenses = ['unknown', 'public domain', 'cc0', 'cc by', 'cc by-sa', 'educational', 'permission'] as const;
export const License = z.enum(licenses, `must be one of ${licenses.join(', ')}`);

const types = ['pass-fail', 'scoring', 'multi-pass', 'interactive', 'submit-answer'] as const;
const Type = z.enum(types, `must be one of ${types.join(', ')}`);
export type ProblemType = z.infer<typeof Type>;
/** One type, several with spaces between them, or a list of them. */
export const Types = z.union([z.string(), z.array(z.string())]).transform((given, context) => {
  const found = z
    .array(Type)
    .min(1)
    .safeParse(typeof given === 'string' ? given.split(/\s+/).filter(Boolean) : given);
  if (found.success) return found.data;
  context.addIssue({ code: 'custom', message: `must be one or more of ${types.join(', ')}` });
  return z.NEVER;
});
/** A name, or names by language. */
export const Name = z.union(
  [z.string(), z.record(z.string(), z.string())],
  'must be a name, or a map of languages to names',
);
export const Keywords = z.union([
  z.array(z.string()),
  z.string().transform((words) => words.split(/\s+/).filter(Boolean)),
]);

const oneOrMore = <T extends z.ZodType>(schema: T) => z.union([schema, z.array(schema).min(1)]);
const Person = z.union(
  [
    z.string(),
    z.strictObject({
      name: z.string(),
      email: z.string().optional(),
      orcid: z.string().optional(),
      kattis: z.string().optional(),
    }),
  ],
  'must be a person: a name, or a map with a name',
);
const People = oneOrMore(Person);
const SourceEntry = z.union([z.string(), z.strictObject({ name: z.string(), url: z.string().optional() })]);
const Whole = z.number().int().positive();

/** `problem.yaml` of package format 2025-09 and its drafts. */
export const ProblemYaml2025 = z.strictObject({
  problem_format_version: z.enum(['2025-09', '2023-07-draft', '2025-09-draft', 'draft']),
  type: Types.default(['pass-fail']),
  name: Name,
  uuid: z.string().optional(),
  version: z.union([z.string(), z.number()]).optional(),
  credits: z
    .union([
      z.string(),
      z.strictObject({
        authors: People.optional(),
        contributors: People.optional(),
        testers: People.optional(),
        translators: z.record(z.string(), People).optional(),
        packagers: People.optional(),
        acknowledgements: People.optional(),
      }),
    ])
    .optional(),
  source: oneOrMore(SourceEntry).optional(),
  /** Of the draft alone. */
  source_url: z.string().optional(),
  license: License.default('unknown'),
  rights_owner: z.string().optional(),
  embargo_until: z.string().optional(),
  limits: z
    .strictObject({
      time_multipliers: z
        .strictObject({
          ac_to_time_limit: z.number().min(1).default(2),
          time_limit_to_tle: z.number().min(1).default(1.5),
        })
        .prefault({}),
      time_limit: z.number().positive().optional(),
      time_resolution: z.number().positive().default(1),
      memory: Whole.default(2048),
      output: Whole.optional(),
      code: Whole.optional(),
      compilation_time: Whole.optional(),
      compilation_memory: Whole.optional(),
      validation_time: Whole.optional(),
      validation_memory: Whole.optional(),
      validation_output: Whole.optional(),
      validation_passes: z.number().int().min(2).optional(),
    })
    .prefault({}),
  keywords: Keywords.default([]),
  languages: z.union([z.string(), z.array(z.string()).min(1)]).default('all'),
  allow_file_writing: z.boolean().default(false),
  constants: Constants.default({}),
});
export type ProblemYaml2025 = z.infer<typeof ProblemYaml2025>;
export type Person = z.infer<typeof Person>;
