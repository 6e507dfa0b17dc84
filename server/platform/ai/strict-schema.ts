import { z } from 'zod';

/** Rules that strict structured output does not take everywhere; the answer is checked against them afterwards. */
const bounds = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'default',
];

/** The JSON Schema of an object for strict structured output: its shape, types, choices and descriptions. */
export function strictSchema(schema: z.ZodType): object {
  const { $schema: _, ...whole } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      for (const bound of bounds) delete jsonSchema[bound as keyof typeof jsonSchema];
    },
  });
  return whole;
}
