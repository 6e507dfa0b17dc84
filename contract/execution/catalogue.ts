import { z } from 'zod';

/** A line of words: the absolute path of a program, then its arguments. */
const Line = z.array(z.string().min(1)).min(1);

/**
 * A language of the execution service: `content/languages/<folder>/runtime.yaml`. Beside it stands a hello world named
 * `hello.<extension>` that prints `hello` and then echoes standard input.
 *
 * In `compile` and `run` these words are replaced: `{main}` the first file's name, `{stem}` that name without its
 * extension, `{files}` the names of all files (several words), `{class}` the Java class that holds `main`. The caller's
 * arguments follow the last word of `run`. Both lines run in /box; what `compile` leaves is read-only for `run`.
 */
export const CatalogueLanguage = z.strictObject({
  /** The execution service's name of it: `python`, `c++`. */
  language: z.string().regex(/^[a-z0-9][a-z0-9+#._-]*$/),
  name: z.string(),
  aliases: z.array(z.string()).default([]),
  /** The usual name of a single source: `main.py`. */
  file: z.string().regex(/^[A-Za-z0-9._-]+$/),
  /** Versions that are asked for by name and answered with what really runs: `3.10.0`. */
  accepts: z.array(z.string()).default([]),
  /** Debian packages that bring it; none where DevOrbit itself does. */
  debian: z.array(z.string()),
  /** The program whose presence means that it is installed. */
  program: z.string().startsWith('/'),
  /** Files that must be there too. */
  needs: z.array(z.string().startsWith('/')).default([]),
  /** Prints the version, of which the first number with dots counts. */
  version: Line,
  compile: Line.optional(),
  run: Line,
  /** How it runs in a workspace, where that is another line: what it writes beside the program stays there. */
  workspace_run: Line.optional(),
  /**
   * The standards of the language that may be asked for. A name follows `option` (`-std=`) as one word of `compile`, in
   * place of the word there that begins so, else behind the compiler.
   */
  standards: z
    .strictObject({ option: z.string().startsWith('-'), names: z.array(z.string().regex(/^[a-z0-9+:]+$/)).min(1) })
    .optional(),
  /** Added to the box's environment. */
  env: z.record(z.string(), z.string()).default({}),
});
export type CatalogueLanguage = z.infer<typeof CatalogueLanguage>;
