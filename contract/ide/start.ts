import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ProblemMatchers } from './problem-matchers.ts';

/** A language of the execution service: what it is called, its usual file, and the version that is installed, null where it is not. */
export const RunLanguage = z.object({
  language: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  file: z.string(),
  version: z.string().nullable(),
});
export type RunLanguage = z.infer<typeof RunLanguage>;

const StartFile = z.object({ name: z.string(), language: z.string(), content: z.string() });

export const Template = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  stdin: z.string(),
  files: z.array(StartFile),
});
export type Template = z.infer<typeof Template>;

export const Start = z.object({
  /** Whether visitors without an account may run code. */
  guests: z.boolean(),
  /** The two files that a first project has. */
  samples: z.array(StartFile),
  templates: z.array(Template),
  languages: z.array(RunLanguage),
  /** How their tools name places of files. */
  matchers: ProblemMatchers,
  /** Whether the execution service has told what is installed. */
  ready: z.boolean(),
});
export type Start = z.infer<typeof Start>;

export const showStart = endpoint({
  method: 'GET',
  path: '/api/ide/start/',
  summary: 'What the Online IDE begins with: sample files, templates, and the languages that run here.',
  audience: 'anyone',
  replies: { 200: Start },
});

/** A template's declaration in `content/ide/templates.yaml`; its files stand in the folder `templates/` by its id. */
export const TemplatesFile = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    name: z.string().min(1).max(40),
    text: z.string().min(1).max(120),
    /** Where its files stand instead, from `content/`. */
    from: z
      .string()
      .regex(/^[a-z]+(\/[a-z]+)*$/)
      .optional(),
    /** What its first file reads when it is run. */
    stdin: z.string().max(200).optional(),
  }),
);
