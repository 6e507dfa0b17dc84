import { SESSION_KEY } from './session.ts';

/** Where a page keeps the call that it began before its scripts were there. */
const EARLY = 'devorbitEarly';

type Early = { address: string; code: string | undefined; answer: Promise<Response> };

/**
 * For a prerendered page whose address has none of the parameters that `unless` does not name: asks for `address` once the
 * page is painted, as who is signed in, while its scripts are still on their way. The first call to that address takes it.
 */
export const askEarly = (address: string, unless: readonly string[]): string =>
  `(function(f){var q=new URLSearchParams(location.search),c;${JSON.stringify(unless)}.forEach(function(n){q.delete(n)});if(q.toString())return;try{var s=JSON.parse(localStorage.getItem('${SESSION_KEY}'));if(s&&Date.parse(s.expires_at)>Date.now())c=s.session_code}catch(e){}f(function(){f(function(){var h={Accept:'application/json'};if(c)h['X-Session-Code']=c;window.${EARLY}={address:${JSON.stringify(address)},code:c,answer:fetch(${JSON.stringify(address)},{headers:h})};window.${EARLY}.answer.catch(function(){})})})})(requestAnimationFrame)`;

/** The answer to that call, where the page began it as the same person and nobody took it yet; rejects where it failed. */
export function takeEarly(address: string, code: string | undefined): Promise<Response> | undefined {
  const page = globalThis as { [EARLY]?: Early };
  const early = page[EARLY];
  if (early === undefined) return undefined;
  delete page[EARLY];
  return early.address === address && early.code === code ? early.answer : undefined;
}
