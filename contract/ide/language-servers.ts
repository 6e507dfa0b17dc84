import { z } from 'zod';
import { assistants } from '../execution/language-servers.ts';

/** `server`: which of them. */
export const LanguageServerQuery = z.object({ server: z.enum(assistants) });
