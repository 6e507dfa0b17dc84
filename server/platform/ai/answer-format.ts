import type { AiMessage } from './ai-message.ts';

/** A JSON answer of this JSON Schema; the name is of letters, digits and underscores. */
export type JsonAsked = { name: string; schema: object };

type Format = { type: 'json_schema'; json_schema: object } | { type: 'json_object' } | undefined;

/** How a JSON answer may be asked for, the strictest first: many providers know only some of it. */
export const answerFormats = ({ name, schema }: JsonAsked): Format[] => [
  { type: 'json_schema', json_schema: { name, strict: true, schema } },
  { type: 'json_object' },
  undefined,
];

/** For a provider that takes no schema. */
export const withSchemaInWords = (messages: AiMessage[], { schema }: JsonAsked): AiMessage[] => [
  {
    role: 'system',
    content: `Answer with one JSON object and nothing else. It must follow this JSON Schema:\n${JSON.stringify(schema)}`,
  },
  ...messages,
];
