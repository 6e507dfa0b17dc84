import { type ComponentType, useEffect, useRef, useState } from 'react';
import { stack, text } from '../../../../ui/layout.ts';
import { FORM_LOADING, FORM_UNLOADED } from '../copy.ts';
import classes from './contact.module.css';

/** The contact form, fetched when its place comes near the window; until then the place is kept. */
export function LazyContact() {
  const place = useRef<HTMLDivElement>(null);
  const [Contact, setContact] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const load = () => {
      watch.disconnect();
      import('./contact.tsx').then(
        ({ Contact: loaded }) => setContact(() => loaded),
        (error: unknown) => {
          globalThis.reportError(error);
          setFailed(true);
        },
      );
    };
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && load(), {
      rootMargin: '800px 0px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div className={`${stack(6)} ${classes.place}`} ref={place}>
      {Contact ? (
        <Contact />
      ) : (
        <p className={text('quiet')} role={failed ? 'alert' : undefined}>
          {failed ? FORM_UNLOADED : <span className={classes.scripted}>{FORM_LOADING}</span>}
        </p>
      )}
      <noscript>
        <p>The form needs JavaScript. You can also email us at the address below.</p>
      </noscript>
    </div>
  );
}
