import { z } from 'zod';
import { License } from './problem-yaml-2025.ts';

const Whole = z.number().positive();

const limits = z
  .strictObject({
    time_multiplier: z.number().positive().default(5),
    time_safety_margin: z.number().positive().default(2),
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
  name: z.string().optional(),
  uuid: z.string().optional(),
  author: z.string().optional(),
  source: z.string().optional(),
  source_url: z.string().optional(),
  license: License.default('unknown'),
  rights_owner: z.string().optional(),
  limits,
  validation: z
    .string()
    .regex(/^(default|custom( (score|interactive))*)$/, 'must be default, or custom with score or interactive')
    .default('default'),
  validator_flags: z.string().default(''),
  keywords: z
    .union([z.string().transform((words) => words.split(/\s+/).filter(Boolean)), z.array(z.string())])
    .default([]),
};

/** `problem.yaml` of package format `legacy-icpc`. */
export const ProblemYamlIcpc = z.strictObject(icpc);

/** `problem.yaml` of package format `legacy`, which has more. */
export const ProblemYamlLegacy = z.strictObject({
  ...icpc,
  type: z.enum(['pass-fail', 'scoring'], 'must be pass-fail or scoring').default('pass-fail'),
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
  on_reject: z.enum(['break', 'continue']).default('break'),
  grading: z.enum(['default', 'custom']).default('default'),
  grader_flags: z.string().default(''),
  input_validator_flags: Flags.default(''),
  output_validator_flags: Flags.default(''),
  accept_score: z.coerce.number().default(1),
  reject_score: z.coerce.number().default(0),
  range: z
    .string()
    .regex(/^\s*\S+\s+\S+\s*$/, 'must be two numbers')
    .optional(),
});
export type TestdataYaml = z.infer<typeof TestdataYaml>;
