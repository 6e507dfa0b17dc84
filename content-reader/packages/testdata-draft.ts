import { z } from 'zod';
import { PackageError } from './imported-problem.ts';
import { readYaml } from './package-text.ts';
import { type InputWords, TestGroupYaml, sharedKeys } from './test-group-schema.ts';

const FlagWords = z.union([
  z.string(),
  z.strictObject({ name: z.string(), flags: z.string().default('') }),
  z.record(z.string(), z.string()),
]);
const { max_score: Score, score_aggregation: Aggregation, require_pass: Required } = TestGroupYaml.shape;

/** `testdata.yaml` of the draft 2023-07, which had several forms: `grading` first, then `scoring`; flags first, then args. */
const DraftYaml = z.strictObject({
  ...sharedKeys,
  input_validator_flags: FlagWords.optional(),
  output_validator_flags: z.union([z.string(), z.strictObject({ name: z.string(), flags: z.string() })]).optional(),
  grading: z
    .strictObject({
      score: z.number().min(0).optional(),
      max_score: z.number().min(0).optional(),
      aggregation: Aggregation,
      score_aggregation: Aggregation,
      verdict_aggregation: z.enum(['first_error', 'accept_if_any_accepted']).optional(),
    })
    .optional(),
  scoring: z
    .strictObject({ score: Score, max_score: Score, aggregation: Aggregation, require_pass: Required })
    .optional(),
  static_validation: z.unknown().optional(),
  hint: z.string().optional(),
  description: z.string().optional(),
  /** Of the legacy format: what they say is read as there. */
  on_reject: z.unknown().optional(),
  grader_flags: z.unknown().optional(),
  accept_score: z.unknown().optional(),
  reject_score: z.unknown().optional(),
  range: z.unknown().optional(),
});
type DraftYaml = z.infer<typeof DraftYaml>;

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

function inputWords(flags: z.infer<typeof FlagWords>): InputWords {
  if (typeof flags === 'string') return words(flags);
  const { name, flags: own, ...others } = flags;
  if (name !== undefined && own !== undefined && Object.keys(others).length === 0) return { [name]: words(own) };
  return Object.fromEntries(Object.entries(flags).map(([validator, text]) => [validator, words(text ?? '')]));
}

/** What `grading` says of a folder: points of each accepted test, of which those of `data/secret` are the sum. */
function scoredBy(grading: NonNullable<DraftYaml['grading']>, path: string): TestGroupYaml {
  const aggregation = grading.aggregation ?? grading.score_aggregation;
  const given = aggregation === undefined ? {} : { score_aggregation: aggregation };
  if (path === 'data/secret/testdata.yaml') return { max_score: 'unbounded', ...given };
  if (!path.startsWith('data/secret/')) return {};
  return { score_of_test: grading.score ?? 1, score_aggregation: 'min', ...given };
}

const present = <T extends object>(keys: T): T =>
  Object.assign({}, ...Object.entries(keys).map(([key, value]) => (value === undefined ? {} : { [key]: value })));

/** Reads a testdata.yaml of the draft in the words of its successor. Throws PackageError. */
export function readDraftYaml(path: string, text: string): TestGroupYaml {
  const yaml = readYaml(path, text, DraftYaml);
  const {
    input_validator_flags: inputFlags,
    output_validator_flags: flags,
    grading,
    scoring,
    static_validation,
  } = yaml;
  if (static_validation !== undefined && static_validation !== false)
    throw new PackageError(`${path}: static validation is not taken`);
  const outputFlags = typeof flags === 'object' ? flags.flags : flags;
  return {
    ...(grading ? scoredBy(grading, path) : {}),
    ...present({
      args: yaml.args,
      input_validator_args:
        yaml.input_validator_args ?? (inputFlags === undefined ? undefined : inputWords(inputFlags)),
      output_validator_args: yaml.output_validator_args ?? (outputFlags === undefined ? undefined : words(outputFlags)),
    }),
    ...(scoring
      ? present({
          max_score: scoring.max_score ?? scoring.score,
          score_aggregation: scoring.aggregation,
          require_pass: scoring.require_pass,
        })
      : {}),
  };
}
