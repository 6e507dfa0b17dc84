import { z } from 'zod';
import { humanText } from '../human-text.ts';
import { FileName } from './files.ts';
import {
  MAX_ARGUMENTS,
  MAX_CONFIGURATION_NAME,
  MAX_CONFIGURATIONS,
  MAX_RUN_INPUT,
  MAX_VARIABLES,
  MAX_WORD,
} from './projects-limits.ts';
import { VARIABLE } from './run-variables.ts';

/** A word of a command line, a value of the environment, or what is typed ahead: any text but NUL. */
const Word = (max: number) =>
  z
    .string('Must be text')
    .max(max, `Must be at most ${max} characters`)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'Must not contain NUL characters');

const Id = z.string().regex(/^[a-z0-9-]{1,40}$/, 'Must be lower case letters, digits and hyphens');

/** How a project is run, by a name. */
export const RunConfiguration = z.object({
  id: Id,
  name: humanText({ max: MAX_CONFIGURATION_NAME, lines: 1, required: 'A configuration needs a name' }),
  /** Null: the file that is open. */
  entry: FileName.nullable(),
  args: z.array(Word(MAX_WORD), 'Must be a list').max(MAX_ARGUMENTS, `At most ${MAX_ARGUMENTS} arguments`),
  env: z
    .record(z.string().regex(VARIABLE, 'Must be the name of a variable'), Word(MAX_WORD), 'Must be names and values')
    .refine((env) => Object.keys(env).length <= MAX_VARIABLES, `At most ${MAX_VARIABLES} variables`),
  /** Empty: it is typed while the program runs. */
  stdin: Word(MAX_RUN_INPUT),
});
export type RunConfiguration = z.infer<typeof RunConfiguration>;

/** All of a project's, and the one that Run uses; null: the open file as it is. */
export const RunConfigurations = z
  .object({
    all: z.array(RunConfiguration).max(MAX_CONFIGURATIONS, `At most ${MAX_CONFIGURATIONS} configurations`),
    chosen: Id.nullable(),
  })
  .refine(
    ({ all }) => new Set(all.map(({ id }) => id)).size === all.length,
    'Two configurations must not have the same id',
  )
  .refine(({ all, chosen }) => chosen === null || all.some(({ id }) => id === chosen), {
    path: ['chosen'],
    message: 'Must be one of the configurations',
  });
export type RunConfigurations = z.infer<typeof RunConfigurations>;
