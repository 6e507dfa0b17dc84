import { javaTypes } from '../languages/java-types.ts';

/**
 * Puts a program's names into a `compile` or `run` line of the catalogue: `{main}` the first file, `{stem}` that name
 * without its extension, `{class}` the Java class that holds `main`, `{files}` every file as a word of its own.
 * `source` is the first file's text.
 */
export function expand(line: string[], { files, source }: { files: string[]; source: string }): string[] {
  const main = files[0] ?? '';
  const fill = (word: string) =>
    word.replace(/\{(main|stem|class)\}/g, (_, name: string) =>
      name === 'main' ? main : name === 'stem' ? main.replace(/(?<=.)\.[^.]*$/, '') : javaTypes(source).main,
    );
  return line.flatMap((word) => (word === '{files}' ? files : [fill(word)]));
}
