import { COLOR_SCHEME_ATTRIBUTE, COLOR_SCHEME_KEY } from '../platform/color-scheme.ts';
import { SESSION_KEY } from '../platform/session.ts';

const scheme = `var c;try{c=localStorage.getItem('${COLOR_SCHEME_KEY}')}catch(e){}document.documentElement.setAttribute('${COLOR_SCHEME_ATTRIBUTE}',c==='dark'||c!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')`;

const session = `try{var s=JSON.parse(localStorage.getItem('${SESSION_KEY}'));if(s&&Date.parse(s.expires_at)>Date.now())document.documentElement.dataset.session='kept'}catch(e){}`;

/**
 * What must hold before anything is painted: the colour scheme, and whether a session is stored, so that the prerendered
 * 'Sign In' does not flash up for a signed-in person.
 */
export function FirstPaint() {
  return <script dangerouslySetInnerHTML={{ __html: `${scheme};${session}` }} />;
}
