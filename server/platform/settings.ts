import { z } from 'zod';

/** What operators set for one feature, by its names in the environment; the feature lists it, and reads it from the server's settings. */
export type Settings<T = unknown> = {
  schema: z.ZodObject;
  /** Throws where no feature lists these settings. */
  of: (env: { settings: ReadonlyMap<Settings, unknown> }) => T;
};

export function defineSettings<S extends z.ZodObject>(schema: S): Settings<z.infer<S>> {
  const settings: Settings<z.infer<S>> = {
    schema,
    of({ settings: read }) {
      if (!read.has(settings)) throw new Error('No feature lists these settings');
      return read.get(settings) as z.infer<S>;
    },
  };
  return settings;
}

export const count = (fallback: number) => z.coerce.number().int().positive().default(fallback);

/** What goes into headers: visible ASCII. */
export const credential = z
  .string()
  .regex(/^[\x21-\x7e]{1,500}$/, 'Must be visible ASCII without spaces')
  .optional();
