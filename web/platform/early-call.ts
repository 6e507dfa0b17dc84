import { SESSION_KEY } from './session.ts';

/** Where a page keeps the call that it began before its scripts were there. */
const EARLY = 'devorbitEarly';

type Early = { address: string; code: string | undefined; answer: Promise<Response> };

/** A function of an address, that asks for it as who is signed in; the first call to that address takes the answer. */
export const earlyCall = `function(a){var h={Accept:'application/json'},c;try{var s=JSON.parse(localStorage.getItem('${SESSION_KEY}'));if(s&&Date.parse(s.expires_at)>Date.now())c=h['X-Session-Code']=s.session_code}catch(e){}window.${EARLY}={address:a,code:c,answer:fetch(a,{headers:h})};window.${EARLY}.answer.catch(function(){})}`;

/**
 * For a prerendered page whose address has none of the parameters that `unless` does not name: asks for `address` once the
 * page is painted, while its scripts are still on their way.
 */
export const askEarly = (address: string, unless: readonly string[]): string =>
  `(function(f,g){var q=new URLSearchParams(location.search);${JSON.stringify(unless)}.forEach(function(n){q.delete(n)});if(!q.toString())f(function(){f(function(){g(${JSON.stringify(address)})})})})(requestAnimationFrame,${earlyCall})`;

/** The answer to that call, where the page began it as the same person and nobody took it yet; rejects where it failed. */
export function takeEarly(address: string, code: string | undefined): Promise<Response> | undefined {
  const page = globalThis as { [EARLY]?: Early };
  const early = page[EARLY];
  if (early?.address !== address) return undefined;
  delete page[EARLY];
  return early.code === code ? early.answer : undefined;
}
