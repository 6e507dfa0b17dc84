import { javaTypes } from '../languages/java-types.ts';

/** What no tool takes for an option, a file of options or a command: those begin with a sign. */
const PLAIN = /^[\p{L}\p{N}_.]/u;

/**
 * The sources' names as they stand in a line. One that begins with a sign has a twin in the box with a letter before it:
 * `./` does not help GCC, which hands `@main.c` on to its parts without it.
 */
export function withPlainNames<File extends { name: string }>(files: File[], sources: File[]) {
  const taken = new Set(files.map(({ name }) => name));
  const twins: File[] = [];
  const names = sources.map((file) => {
    if (PLAIN.test(file.name)) return file.name;
    let name = `x${file.name}`;
    while (taken.has(name)) name = `x${name}`;
    taken.add(name);
    twins.push({ ...file, name });
    return name;
  });
  return { files: [...files, ...twins], names };
}

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
