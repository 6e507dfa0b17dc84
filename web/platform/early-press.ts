/** The function by which a page says that its scripts have taken over (`holdEarlyPresses`). */
const READY = 'devorbitReady';

/**
 * For the head of every page, so that it holds before the first form is there. What is pressed before the scripts have
 * taken the page over is held: a form is not sent by the browser, which knows no address for it and would take a password
 * there; the button turns, and is pressed again once somebody listens. The last press counts. What works without scripts,
 * such as a form with an address or a popup, is left alone.
 */
export const holdEarlyPresses = `(function(d){function h(e){var t=e.target,b=e.type==='click'?t.closest('main button:not([popovertarget])'):e.submitter,f=b?b.form:e.type==='submit'&&t;if(!b&&!f||f&&f.hasAttribute('action'))return;e.preventDefault();if(!b)return;s(0);p=b;s(1)}function s(on){if(p)['data-pending','aria-busy'].forEach(function(a){on?p.setAttribute(a,'true'):p.removeAttribute(a)})}var p;d.addEventListener('click',h,true);d.addEventListener('submit',h,true);window.${READY}=function(){d.removeEventListener('click',h,true);d.removeEventListener('submit',h,true);s(0);if(p)p.click()}})(document)`;

/** To be called once the page listens to its buttons. */
export const carryOutEarlyPress = (): void => {
  const page = globalThis as { [READY]?: () => void };
  page[READY]?.();
  delete page[READY];
};
