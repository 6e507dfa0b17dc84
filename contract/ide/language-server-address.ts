// Without zod.
import type { LanguageServerName } from '../execution/language-servers.ts';

/** The page's socket to a language server of its own: text frames are messages of the Language Server Protocol, and `LanguageServerFrame`s. */
export const languageServerAddress = (project: number, server: LanguageServerName): string =>
  `/api/ide/projects/${project}/language-server?server=${server}`;

/** Beside `session.CODE`, which a page cannot send as a header. */
export const LANGUAGE_SERVER_PROTOCOL = 'devorbit.language-server.1';
