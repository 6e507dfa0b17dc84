import { SESSION_KEY } from '../platform/session.ts';

const script = `try{var s=JSON.parse(localStorage.getItem('${SESSION_KEY}'));if(s&&Date.parse(s.expires_at)>Date.now())document.documentElement.dataset.session='kept'}catch(e){}`;

/** Marks the page before its first paint when a session is stored, so that the prerendered 'Sign In' does not flash up for a signed-in person. */
export function SessionHint() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
