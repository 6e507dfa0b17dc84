import { z } from 'zod';
import type { FillIn } from './programs.ts';

const Scalar = z.union([z.string(), z.number()]);

/** `constants` of problem.yaml: values by name; a map has a `value`, and beside it other ways to write the same by name. */
export const Constants = z.record(
  z.string().regex(/^[a-zA-Z_][a-zA-Z0-9_]*$/, 'must be letters, digits and _'),
  z.union(
    [Scalar, z.intersection(z.object({ value: Scalar }), z.record(z.string(), Scalar))],
    'must be a value, or a map with a value',
  ),
);
export type Constants = z.infer<typeof Constants>;

/** Puts the constants of problem.yaml where `{{name}}` or `{{name.variant}}` stands, or `\\constant{name}` in LaTeX. */
export function fillInConstants(constants: Constants): FillIn {
  const values = new Map(
    Object.entries(constants).flatMap(([name, constant]) =>
      typeof constant === 'object'
        ? Object.entries(constant).map(([key, value]) => [key === 'value' ? name : `${name}.${key}`, value] as const)
        : [[name, constant] as const],
    ),
  );
  if (values.size === 0) return (text) => text;
  return (text) =>
    text.replace(/\{\{([A-Za-z_][\w.-]*)\}\}|\\constant\{([A-Za-z_][\w.-]*)\}/g, (whole, plain, latex) =>
      String(values.get(plain ?? latex) ?? whole),
    );
}
