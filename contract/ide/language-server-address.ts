// Without zod.
import type { AssistantName } from '../execution/language-servers.ts';

/** The page's socket to a language server of its own: text frames are messages of the Language Server Protocol, or a `CheckOrder` where a compiler stands in its place, and `LanguageServerFrame`s. */
export const languageServerAddress = (project: number, server: AssistantName): string =>
  `/api/ide/projects/${project}/language-server?server=${server}`;

/** Beside `session.CODE`, which a page cannot send as a header. */
export const LANGUAGE_SERVER_PROTOCOL = 'devorbit.language-server.1';
