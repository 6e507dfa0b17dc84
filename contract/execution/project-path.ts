import { z } from 'zod';
import { WORKSPACE } from './workspace-pieces.ts';

/** Control characters, and what shows the rest of a line in another order or not at all; joiners are letters' own. */
const UNSEEN =
  /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;

/** Why a name of a file or folder is not taken, to go on after 'must'; null where it is. */
function faultOfName(name: string): string | null {
  if (name === '' || name === '.' || name === '..') return 'not be empty, . or ..';
  if (name.length > WORKSPACE.NAME_CHARS) return `have at most ${WORKSPACE.NAME_CHARS} characters`;
  if (name.includes('\\')) return 'not contain a backslash';
  if (UNSEEN.test(name)) return 'not contain control or hidden characters';
  if (name.endsWith('.') || name !== name.trim()) return 'not end with a dot, or begin or end with a blank';
  return new TextEncoder().encode(name).length > 255 ? 'be at most 255 bytes long' : null;
}

/** Why a path in a project is not taken, as a sentence; null where it is. */
export function faultOfPath(path: string): string | null {
  if (!path.isWellFormed() || path !== path.normalize('NFC'))
    return 'A path must be well-formed Unicode text in form NFC';
  const names = path.split('/');
  if (names.length > WORKSPACE.FOLDERS + 1) return `A path has at most ${WORKSPACE.FOLDERS} folders`;
  const fault = names.map(faultOfName).find((each) => each !== null);
  return fault ? `A file's name must ${fault}` : null;
}

/** Of a file or folder, from the project's own folder: `src/main.py`. */
export const ProjectPath = z
  .string()
  .max(1024)
  .superRefine((path, context) => {
    const fault = faultOfPath(path);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });
