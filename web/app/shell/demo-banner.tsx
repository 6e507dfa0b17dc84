import { X } from 'lucide-react';
import { DEMO_BANNER_KEY } from './demo-banner-key.ts';
import classes from './demo-banner.module.css';

/** Not again in this browser. */
function dismiss(): void {
  delete document.documentElement.dataset['demo'];
  document.querySelector('main')?.focus({ preventScroll: true });
  try {
    localStorage.setItem(DEMO_BANNER_KEY, 'dismissed');
  } catch {
    // Where nothing can be kept, it comes back with the next page.
  }
}

/** Shown where the server has marked the page as one of a demo: it is there from the first paint, and nothing moves. */
export function DemoBanner() {
  return (
    <div className={classes.banner} role="note">
      <p>This is a demo. People and activity here are samples.</p>
      <button className={classes.dismiss} type="button" aria-label="Dismiss" onClick={dismiss}>
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
