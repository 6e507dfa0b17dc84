import { createReadStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { extensions, languageOf } from '@devorbit/content-reader/content-programs.ts';
import { type PracticeLanguage, practiceLanguages } from '@devorbit/contract/languages.ts';
import { MAX_CODE_BYTES } from '@devorbit/contract/limits.ts';
import type { Detected, Languages } from '../languages/detect.ts';
import { Cannot, inWords } from './cannot.ts';

/** Reads at most `most` bytes, also of what has no end. Throws Cannot where there are more; `name` is for its sentence. */
export async function readAtMost(stream: AsyncIterable<Buffer>, most: number, name: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > most) throw new Cannot(`${name} has more than the ${most} bytes allowed`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a file of at most `most` bytes. Throws Cannot where it is missing, no file, or larger. */
export async function readBounded(file: string, most: number): Promise<Buffer> {
  const entry = statSync(file, { throwIfNoEntry: false });
  if (!entry) throw new Cannot(`there is no file ${file}`);
  if (entry.isDirectory()) throw new Cannot(`${file} is a folder, not a file`);
  try {
    return await readAtMost(createReadStream(file), most, file);
  } catch (error) {
    throw new Cannot(inWords(error));
  }
}

export const readSource = async (file: string): Promise<string> => (await readBounded(file, MAX_CODE_BYTES)).toString();

/** The language asked for by name, or that of the file's extension. Throws Cannot. */
export function chooseLanguage(file: string, asked?: string): PracticeLanguage {
  const chosen = asked === undefined ? languageOf(file) : practiceLanguages.find((id) => id === asked);
  if (chosen) return chosen;
  throw new Cannot(
    asked === undefined
      ? `the language of ${basename(file)} is not known by its extension (${Object.keys(extensions)
          .map((extension) => `.${extension}`)
          .join(', ')}): name it with --language`
      : `there is no language ${asked}; there are ${practiceLanguages.join(', ')}`,
  );
}

/** The tools of a language. Throws Cannot, with the reason, where they are not on this machine. */
export function toolsOf(languages: Languages, id: PracticeLanguage): Extract<Detected, { ready: true }>['tools'] {
  const found = languages[id];
  if (!found.ready) throw new Cannot(found.reason);
  return found.tools;
}
