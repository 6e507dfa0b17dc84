import { z } from 'zod';
import { MAX_PARAMS, PARAM_NAME } from './judging-limits.ts';

/** The languages of the practice screen, in the order of its selector. */
export const practiceLanguages = ['javascript', 'python', 'java', 'cpp'] as const;
export const PracticeLanguage = z.enum(practiceLanguages);
export type PracticeLanguage = z.infer<typeof PracticeLanguage>;

/**
 * The languages of the online IDE in the specification's order, which are names or aliases of the execution service: the
 * version that is asked for, and the usual file.
 */
export const ideLanguages = [
  { language: 'python', version: '3.10.0', file: 'main.py' },
  { language: 'java', version: '15.0.2', file: 'Main.java' },
  { language: 'cpp', version: '10.2.0', file: 'main.cpp' },
  { language: 'javascript', version: '18.15.0', file: 'main.js' },
  { language: 'typescript', version: '5.0.3', file: 'main.ts' },
  { language: 'c', version: '10.2.0', file: 'main.c' },
  { language: 'csharp', version: '6.12.0', file: 'main.cs' },
  { language: 'go', version: '1.16.2', file: 'main.go' },
  { language: 'rust', version: '1.68.2', file: 'main.rs' },
  { language: 'ruby', version: '3.0.1', file: 'main.rb' },
] as const;

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
