import { z } from 'zod';
import { Keywords, License, Name, Types } from './problem-yaml-2025.ts';

const Whole = z.number().positive();

const limits = z
  .strictObject({
    time_multiplier: z.number().positive().default(5),
    time_safety_margin: z.number().positive().default(2),
    /** Of the newer format; DOMjudge reads them whatever the version. */
    time_limit: z.number().positive().optional(),
    validation_passes: z.number().int().min(2).optional(),
    memory: Whole.default(2048),
    output: Whole.optional(),
    code: Whole.optional(),
    compilation_time: Whole.optional(),
    compilation_memory: Whole.optional(),
    validation_time: Whole.optional(),
    validation_memory: Whole.optional(),
    validation_output: Whole.optional(),
  })
  .prefault({});

const icpc = {
  problem_format_version: z.enum(['legacy', 'legacy-icpc']).default('legacy'),
  name: Name.optional(),
  uuid: z.string().optional(),
  author: z.string().optional(),
  source: z.string().optional(),
  source_url: z.string().optional(),
  license: License.default('unknown'),
  rights_owner: z.string().optional(),
  limits,
  validation: z
    .string()
    .regex(
      /^(default|custom( (score|interactive|multi-pass))*)$/,
      'must be default, or custom with score, interactive or multi-pass',
    )
    .default('default'),
  validator_flags: z.string().default(''),
  keywords: Keywords.default([]),
};

/** `problem.yaml` of package format `legacy-icpc`. */
export const ProblemYamlIcpc = z.strictObject(icpc);

/** `problem.yaml` of package format `legacy`, which has more. */
export const ProblemYamlLegacy = z.strictObject({
  ...icpc,
  /** The format itself knows pass-fail and scoring alone. */
  type: Types.default(['pass-fail']),
  grading: z
    .strictObject({
      objective: z.enum(['min', 'max']).default('max'),
      show_test_data_groups: z.boolean().default(false),
    })
    .optional(),
});
export type ProblemYamlLegacy = z.infer<typeof ProblemYamlLegacy>;

const Flags = z.union([z.string(), z.strictObject({ name: z.string(), flags: z.string().default('') })]);
export type Flags = z.infer<typeof Flags>;

/** `testdata.yaml` of the legacy formats: how a group of tests is judged. */
export const TestdataYaml = z.strictObject({
  on_reject: z.enum(['break', 'continue']).optional(),
  grading: z.enum(['default', 'custom']).optional(),
  grader_flags: z.string().optional(),
  input_validator_flags: Flags.optional(),
  output_validator_flags: Flags.optional(),
  accept_score: z.coerce.number().optional(),
  reject_score: z.coerce.number().optional(),
  range: z
    .string()
    .regex(/^\s*\S+\s+\S+\s*$/, 'must be two numbers')
    .optional(),
});
export type TestdataYaml = z.infer<typeof TestdataYaml>;
