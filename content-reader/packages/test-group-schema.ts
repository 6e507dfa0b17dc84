import { z } from 'zod';

/** Drafts of the format had one string of words. */
const Words = z.union(
  [z.array(z.coerce.string()), z.string().transform((words) => words.split(/\s+/).filter(Boolean))],
  'must be a sequence of strings',
);
const InputWords = z.union(
  [Words, z.record(z.string(), Words)],
  'must be a sequence of strings, or a map to sequences',
);

export const sharedKeys = {
  args: Words.optional(),
  input_validator_args: InputWords.optional(),
  output_validator_args: Words.optional(),
  input_visualizer_args: Words.optional(),
  output_visualizer_args: Words.optional(),
  full_feedback: z.boolean().optional(),
};

/** `test_group.yaml` of package format 2025-09. */
export const TestGroupYaml = z.strictObject({
  ...sharedKeys,
  max_score: z
    .union([z.number().int().min(0), z.literal('unbounded')], 'must be a whole number of at least 0, or unbounded')
    .optional(),
  score_aggregation: z.enum(['pass-fail', 'sum', 'min'], 'must be pass-fail, sum or min').optional(),
  static_validation_score: z.union([z.number().int().min(0), z.literal('pass-fail')]).optional(),
  static_validator_args: Words.optional(),
  require_pass: z.union([z.string().transform((name) => [name]), z.array(z.string())]).optional(),
});
export type TestGroupYaml = z.infer<typeof TestGroupYaml> & {
  /** Of a draft: the points of each accepted test, of which the group's follow. */
  score_of_test?: number | undefined;
};

export type InputWords = z.infer<typeof InputWords>;
