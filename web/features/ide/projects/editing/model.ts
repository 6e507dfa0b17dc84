import type { ChangeSet } from '@codemirror/state';
import type { Changes } from '@devorbit/contract/ide/files.ts';
import { ApiError } from '../../../../platform/api-error.ts';
import type { FileEntry } from '../model.ts';

/** Typing pauses this long before it is sent, in ms. */
export const SEND_MS = 300;
/** What could not be sent is tried again after this, in ms. */
export const RETRY_MS = 3_000;

export const jsonOf = (changes: ChangeSet): Changes => changes.toJSON() as Changes;
export const entryOf = ({ id, name, language, kind, size }: FileEntry): FileEntry => ({
  id,
  name,
  language,
  kind,
  size,
});
/** Whether the server will never take it. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 429 && error.status !== 401;

export const isText = (file: FileEntry | undefined): file is FileEntry & { kind: 'text' } => file?.kind === 'text';
