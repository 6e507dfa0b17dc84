import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import { EventBus, FindState, PDFFindController, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import folder from 'virtual:pdf-files';
import { SignedRanges } from './signed-ranges.ts';

GlobalWorkerOptions.workerSrc = `${folder}pdf.worker.min.mjs`;

/** Pixels of one page that are drawn at most. */
const MAX_CANVAS_PIXELS = 2 ** 24;
/** Text layer, and links without forms, of pdf.js. */
const [TEXT_LAYER, LINKS_ONLY] = [1, 1];

export type OutlineEntry = { title: string; dest: unknown; items: OutlineEntry[] };

export type Pdf = {
  document: PDFDocumentProxy;
  viewer: PDFViewer;
  links: PDFLinkService;
  events: EventBus;
  outline: OutlineEntry[];
};
type State = { step: 'loading' } | { step: 'failed'; why: string } | { step: 'ready'; pdf: Pdf };

const LOADING: State = { step: 'loading' };

export type Found = { current: number; total: number; state: 'found' | 'none' | 'searching' };

const reasonOf = (error: Error): string =>
  error.name === 'PasswordException'
    ? 'This PDF is protected by a password. Download it to read it.'
    : error.name === 'InvalidPDFException'
      ? 'This PDF is damaged. Download it to try another program.'
      : 'This PDF could not be loaded.';

type Options = {
  container: RefObject<HTMLDivElement | null>;
  size: number;
  address: string;
  renew: () => Promise<string>;
};

/** A PDF within its container: its pages are drawn as they come into sight. Another `attempt` begins anew. */
export function usePdf({ container, size, address, renew }: Options, attempt: number): State {
  const [told, setTold] = useState<{ attempt: number; state: State }>({ attempt, state: LOADING });
  const begin = useEffectEvent((box: HTMLDivElement) => {
    const setState = (state: State) => setTold({ attempt, state });
    const fail = (error: Error) => setState({ step: 'failed', why: reasonOf(error) });
    const loading = getDocument({
      range: new SignedRanges(size, { address, renew, onFailure: fail }),
      rangeChunkSize: 128 * 1024,
      // Only what is looked at is fetched.
      disableAutoFetch: true,
      disableStream: true,
      enableXfa: false,
      cMapUrl: `${folder}cmaps/`,
      cMapPacked: true,
      standardFontDataUrl: `${folder}standard_fonts/`,
      wasmUrl: `${folder}wasm/`,
      iccUrl: `${folder}iccs/`,
      maxImageSize: MAX_CANVAS_PIXELS * 4,
    });
    const events = new EventBus();
    const links = new PDFLinkService({
      eventBus: events,
      externalLinkTarget: 2,
      externalLinkRel: 'noopener noreferrer nofollow',
    });
    const find = new PDFFindController({ eventBus: events, linkService: links });
    const viewer = new PDFViewer({
      container: box,
      eventBus: events,
      linkService: links,
      findController: find,
      textLayerMode: TEXT_LAYER,
      annotationMode: LINKS_ONLY,
      maxCanvasPixels: MAX_CANVAS_PIXELS,
    });
    links.setViewer(viewer);
    const ended = new AbortController();
    void (async () => {
      const document = await loading.promise;
      // Without it the viewer would load for ever.
      await document.getPage(1);
      const outline = ((await document.getOutline().catch(() => null)) ?? []) as OutlineEntry[];
      if (ended.signal.aborted) return;
      viewer.setDocument(document);
      links.setDocument(document, null);
      events.on('pagesinit', () => {
        viewer.currentScaleValue = 'page-width';
        setState({ step: 'ready', pdf: { document, viewer, links, events, outline } });
      });
    })().catch((error: unknown) => {
      if (!ended.signal.aborted) fail(error as Error);
    });
    const resized = new ResizeObserver(() => {
      const { currentScaleValue } = viewer;
      if (/^(auto|page-)/.test(currentScaleValue ?? '')) viewer.currentScaleValue = currentScaleValue;
    });
    resized.observe(box);
    return () => {
      ended.abort();
      resized.disconnect();
      viewer.setDocument(null as never);
      links.setDocument(null as never, null);
      void loading.destroy();
    };
  });
  useEffect(() => (container.current === null ? undefined : begin(container.current)), [container, attempt]);
  return told.attempt === attempt ? told.state : LOADING;
}

const foundStates: Record<number, Found['state']> = {
  [FindState.FOUND]: 'found',
  [FindState.WRAPPED]: 'found',
  [FindState.NOT_FOUND]: 'none',
  [FindState.PENDING]: 'searching',
};

type Told = { matchesCount: { current: number; total: number }; state?: number };

/** How large pages are shown: a factor, or `page-width` and `page-fit`. */
export function setScale({ viewer }: Pdf, scale: string): void {
  viewer.currentScaleValue = scale;
}

/** Which page is shown, from 1; the last one for a page behind it. */
export function setPage({ viewer }: Pdf, page: number): void {
  viewer.currentPageNumber = Math.min(page, viewer.pagesCount);
}

/** Marks a text, or each of several words, and goes to the first behind the page that is shown; `again` to the next. */
export function find(
  { events }: Pdf,
  query: string | readonly string[],
  { again = false, previous = false }: { again?: boolean; previous?: boolean } = {},
): void {
  events.dispatch('find', {
    source: null,
    type: again ? 'again' : '',
    query,
    caseSensitive: false,
    entireWord: false,
    highlightAll: true,
    findPrevious: previous,
    matchDiacritics: false,
  });
}

/** What the page is at, how large it is shown, and what was found, as the viewer tells of it. */
export function usePdfPlace({ viewer, events }: Pdf): { page: number; scale: string; found: Found | null } {
  const [place, setPlace] = useState({
    page: viewer.currentPageNumber,
    scale: viewer.currentScaleValue ?? 'page-width',
  });
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    const on = <Event>(name: string, told: (event: Event) => void) =>
      events.on(name, told as never, { signal: ended.signal } as never);
    on<{ pageNumber: number }>('pagechanging', ({ pageNumber: page }) => setPlace((current) => ({ ...current, page })));
    on<{ presetValue?: string; scale: number }>('scalechanging', ({ presetValue, scale }) =>
      setPlace((current) => ({ ...current, scale: presetValue ?? String(scale) })),
    );
    const tell = ({ matchesCount: { current, total }, state }: Told) =>
      setFound((before) => ({
        current,
        total,
        state: state === undefined ? (before?.state ?? 'found') : (foundStates[state] ?? 'found'),
      }));
    on('updatefindcontrolstate', tell);
    on('updatefindmatchescount', tell);
    return () => ended.abort();
  }, [events]);
  return { ...place, found };
}
