import { z } from 'zod';
import { MAX_PARAMS, PARAM_NAME } from './judging-limits.ts';
import { practiceLanguages } from './language-lists.ts';

export const PracticeLanguage = z.enum(practiceLanguages);
export type PracticeLanguage = z.infer<typeof PracticeLanguage>;

/** A language's declaration in `content/languages/<id>/language.yaml`. */
export const LanguageFile = z.strictObject({
  id: PracticeLanguage,
  name: z.string(),
  display_name: z.string(),
  runtime: z.strictObject({ language: z.string(), version: z.string() }),
  file: z.string(),
});
export type LanguageFile = z.infer<typeof LanguageFile>;

/** One entry of the language selector: id, display name, execution-service name and version, starter code. */
export const LanguageOption = z.object({
  id: PracticeLanguage,
  display_name: z.string(),
  language: z.string(),
  version: z.string(),
  starter_code: z.string(),
});
export type LanguageOption = z.infer<typeof LanguageOption>;

/** Value types of a solve function; `tree` is a binary tree in level order with null for a missing child. */
const scalarTypes = ['int', 'long', 'float', 'bool', 'string'] as const;
export const ValueType = z.enum([
  ...scalarTypes,
  ...scalarTypes.map((type) => `${type}[]` as const),
  ...scalarTypes.map((type) => `${type}[][]` as const),
  'tree',
]);
export type ValueType = z.infer<typeof ValueType>;

/** What `solve` takes and returns. The input is a JSON object with these names, in this order. */
export const Signature = z.strictObject({
  params: z
    .array(z.strictObject({ name: z.string().regex(PARAM_NAME), type: ValueType }))
    .min(1)
    .max(MAX_PARAMS),
  returns: ValueType,
});
export type Signature = z.infer<typeof Signature>;
