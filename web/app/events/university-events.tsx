import { type ComponentType, useEffect, useState } from 'react';

/** What a college hosts: fetched when its page stands, which is made of plain elements. Without it there is the page. */
export function UniversityEvents({ slug }: { slug: string }) {
  const [Shelf, setShelf] = useState<ComponentType<{ slug: string }>>();
  useEffect(() => {
    import('./university-shelf.tsx').then(
      ({ UniversityShelf }) => setShelf(() => UniversityShelf),
      (error: unknown) => globalThis.reportError(error),
    );
  }, []);
  return Shelf ? <Shelf slug={slug} /> : null;
}
