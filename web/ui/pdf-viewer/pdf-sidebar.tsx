import { useEffect, useRef, useState } from 'react';
import { type OutlineEntry, type Pdf, usePdfPlace } from './use-pdf.ts';
import classes from './pdf-sidebar.module.css';

/** Width of a thumbnail, in px. */
const THUMBNAIL_PX = 120;

/** The pages as small pictures, or what stands where, to go there. */
export function PdfSidebar({ pdf }: { pdf: Pdf }) {
  const [shown, setShown] = useState<'pages' | 'outline'>('pages');
  const { page } = usePdfPlace(pdf);
  return (
    <div className={classes.side}>
      <div className={classes.tabs} role="group" aria-label="Beside the pages">
        <button type="button" aria-pressed={shown === 'pages'} onClick={() => setShown('pages')}>
          Pages
        </button>
        <button type="button" aria-pressed={shown === 'outline'} onClick={() => setShown('outline')}>
          Outline
        </button>
      </div>
      {shown === 'pages' ? (
        <ol className={classes.thumbnails}>
          {Array.from({ length: pdf.document.numPages }, (_, at) => (
            <li key={at}>
              <Thumbnail pdf={pdf} page={at + 1} current={page === at + 1} />
            </li>
          ))}
        </ol>
      ) : pdf.outline.length === 0 ? (
        <p className={classes.none}>This document has no outline.</p>
      ) : (
        <nav className={classes.outline} aria-label="Outline">
          <Entries pdf={pdf} entries={pdf.outline} />
        </nav>
      )}
    </div>
  );
}

const Entries = ({ pdf, entries }: { pdf: Pdf; entries: readonly OutlineEntry[] }) => (
  <ul>
    {entries.map(({ title, dest, items }, at) => (
      <li key={at}>
        <button type="button" onClick={() => void pdf.links.goToDestination(dest as never)}>
          {title.trim() === '' ? 'Untitled' : title}
        </button>
        {items.length > 0 && <Entries pdf={pdf} entries={items} />}
      </li>
    ))}
  </ul>
);

function Thumbnail({ pdf: { document, links }, page, current }: { pdf: Pdf; page: number; current: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const element = canvas.current;
    if (!seen || !element) return;
    let ended = false;
    let drawing: { cancel: () => void } | undefined;
    void (async () => {
      const loaded = await document.getPage(page);
      if (ended) return;
      const { width } = loaded.getViewport({ scale: 1 });
      const viewport = loaded.getViewport({ scale: (THUMBNAIL_PX * 2) / width });
      element.width = Math.round(viewport.width);
      element.height = Math.round(viewport.height);
      const task = loaded.render({ canvas: element, viewport });
      drawing = task;
      await task.promise;
      // What was drawn is a picture now; its page may be forgotten.
    })().catch(() => undefined);
    return () => {
      ended = true;
      drawing?.cancel();
    };
  }, [seen, document, page]);
  return (
    <button
      className={classes.thumbnail}
      type="button"
      aria-current={current ? 'page' : undefined}
      onClick={() => links.goToPage(page)}
    >
      <canvas ref={canvas} width={THUMBNAIL_PX} height={Math.round(THUMBNAIL_PX * 1.414)} aria-hidden="true" />
      <span>Page {page}</span>
    </button>
  );
}
