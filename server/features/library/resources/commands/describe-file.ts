import { fileTypeOf, type FileType } from '@devorbit/contract/library/resources-limits.ts';
import { wrongFileType } from '../errors.ts';

/** Characters of the name of a file that are kept; file systems have 255 bytes. */
const FILE_NAME_CHARS = 120;

const tidyName = (name: string, type: string): string => {
  const bare = name
    .toWellFormed()
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
    .slice(0, -(type.length + 1))
    .slice(0, FILE_NAME_CHARS)
    .toWellFormed();
  return `${bare === '' ? 'document' : bare}.${type}`;
};

/** The type of a file by its name, and the name as it is kept. Throws a Refusal for a type that is not taken. */
export function describeFile(name: string): { file_type: FileType; file_name: string } {
  const file_type = fileTypeOf(name);
  if (file_type === null) throw wrongFileType();
  return { file_type, file_name: tidyName(name, file_type) };
}
