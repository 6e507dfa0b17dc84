import { pagePaths } from '@devorbit/contract/page-paths.ts';
import { COLOR_SCHEME_ATTRIBUTE, COLOR_SCHEME_KEY } from '../platform/color-scheme.ts';
import { holdEarlyPresses } from '../platform/early-press.ts';
import { SESSION_KEY } from '../platform/session.ts';
import { DEMO_BANNER_KEY } from './shell/demo-banner-key.ts';

const scheme = `var c;try{c=localStorage.getItem('${COLOR_SCHEME_KEY}')}catch(e){}document.documentElement.setAttribute('${COLOR_SCHEME_ATTRIBUTE}',c==='dark'||c!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')`;

const session = `try{var s=JSON.parse(localStorage.getItem('${SESSION_KEY}'));if(s&&Date.parse(s.expires_at)>Date.now())document.documentElement.dataset.session='kept'}catch(e){}`;

const demo = `try{if(localStorage.getItem('${DEMO_BANNER_KEY}'))delete document.documentElement.dataset.demo}catch(e){}`;

/** The pages with a low bar, and those without one, until the shell knows which one it is around. */
const slimBar = () => {
  const roots = [pagePaths.problem, pagePaths['dsa-challenges-problem']].map((path) => path.replace('/:id', ''));
  const ide = pagePaths['online-ide'];
  const pattern = JSON.stringify(`^(?:${roots.join('|')})/\\d+/?$|^${ide}(?:/.*)?$`);
  const embedded = JSON.stringify(pagePaths['ide-embed'].replace(':token', ''));
  return `var p=location.pathname;if(RegExp(${pattern}).test(p))document.documentElement.dataset.bar='slim';if(p.startsWith(${embedded}))document.documentElement.dataset.bar='none'`;
};

// The built pages have it: in their scripts, which find it there, it would be bytes for nothing.
const script = import.meta.env.SSR ? `${scheme};${session};${demo};${slimBar()};${holdEarlyPresses}` : '';

/**
 * What must hold before anything is painted: the colour scheme, and whether a session is stored, so that the prerendered
 * 'Sign In' does not flash up for a signed-in person, whether the banner of a demo was dismissed, and how high the bar is. And
 * presses are held until somebody listens.
 */
export function FirstPaint() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
