import { pathOf } from '@devorbit/contract/path-of.ts';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { stack, text } from '../../../../ui/layout.ts';
import classes from './lazy-college-documents.module.css';

/** The documents of a college, fetched when their place comes near the window; until then the place is kept. */
export function LazyCollegeDocuments({ slug }: { slug: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [Documents, setDocuments] = useState<ComponentType<{ slug: string }>>();
  useEffect(() => {
    if (place.current === null) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        import('./college-documents.tsx')
          .then(({ CollegeDocuments }) => setDocuments(() => CollegeDocuments))
          .catch(globalThis.reportError);
      },
      { rootMargin: '600px 0px' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div className={`${stack(3)} ${classes.place}`} ref={place}>
      {Documents ? (
        <Documents slug={slug} />
      ) : (
        <p className={text('quiet')}>
          Notes, question papers and lab manuals are in the <Link to={pathOf('resources')}>Resource Hub</Link>.
        </p>
      )}
    </div>
  );
}
