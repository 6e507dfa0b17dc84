import 'pdfjs-dist/web/pdf_viewer.css';
import { Skeleton } from '@mantine/core';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, Minus, PanelLeft, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PlainButton } from '../button-link.tsx';
import { EmptyState } from '../empty-state.tsx';
import { iconButton, unseen } from '../layout.ts';
import { LostSignalScene } from '../scenes/lost-signal-scene.tsx';
import { PdfSidebar } from './pdf-sidebar.tsx';
import { find, type Found, type Pdf, setPage, setScale, usePdf, usePdfPlace } from './use-pdf.ts';
import classes from './pdf-viewer.module.css';

type Props = {
  title: string;
  /** Of the file, in bytes. */
  size: number;
  /** Answers ranges; signed, so that it expires. */
  address: string;
  /** Another such address of the same file. */
  renew: () => Promise<string>;
  /** Where it opens, and goes when another is given: a page from 1, and the words that are marked. */
  spot?: { page: number; words: readonly string[] } | null;
  /** Told of each page that is come to, from 1, and how many there are. */
  onPage?: ((page: number, pages: number) => void) | undefined;
  /** Gives it its height. */
  className?: string | undefined;
};

const SCALES = [
  ['page-width', 'Fit width'],
  ['page-fit', 'Fit page'],
  ['0.5', '50%'],
  ['0.75', '75%'],
  ['1', '100%'],
  ['1.25', '125%'],
  ['1.5', '150%'],
  ['2', '200%'],
  ['3', '300%'],
] as const;

/** A PDF with pages, thumbnails, outline, zoom and search. Its text can be read aloud, marked and copied. */
export function PdfViewer({ title, size, address, renew, spot = null, onPage, className }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [side, setSide] = useState(false);
  const state = usePdf({ container, size, address, renew }, attempt);
  const ready = state.step === 'ready' ? state.pdf : null;
  return (
    <div className={`${classes.viewer} ${className ?? ''}`} data-step={state.step} aria-busy={state.step === 'loading'}>
      {ready ? (
        <Toolbar pdf={ready} side={side} onSide={setSide} spot={spot} onPage={onPage} />
      ) : (
        <div className={classes.bar} aria-hidden="true" />
      )}
      <div className={classes.stage}>
        {ready && side && <PdfSidebar pdf={ready} />}
        <div className={classes.pages}>
          <div
            ref={container}
            className={classes.container}
            tabIndex={0}
            role="region"
            aria-label={`Pages of ${title}`}
          >
            <div className="pdfViewer" />
          </div>
          {state.step === 'loading' && (
            <div className={classes.over} role="status" aria-label="Loading">
              <Skeleton height="100%" />
            </div>
          )}
          {state.step === 'failed' && (
            <div className={classes.over}>
              <EmptyState
                frame="bare"
                role="alert"
                scene={<LostSignalScene />}
                title={state.why}
                action={
                  <PlainButton tone="plain" onClick={() => setAttempt((count) => count + 1)}>
                    Try again
                  </PlainButton>
                }
              />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

type Spot = Props['spot'];
type ToolbarProps = {
  pdf: Pdf;
  side: boolean;
  onSide: (open: boolean) => void;
  spot: Spot;
  onPage: Props['onPage'];
};

function Toolbar({ pdf, side, onSide, spot, onPage }: ToolbarProps) {
  const { viewer, document, links } = pdf;
  const { page, scale, found } = usePdfPlace(pdf);
  // Behind the hook above, which hears what this does.
  const show = useEffectEvent((to: NonNullable<Spot>) => {
    setPage(pdf, to.page);
    find(pdf, to.words);
  });
  useEffect(() => {
    if (spot) show(spot);
  }, [spot]);
  const tell = useEffectEvent((at: number) => onPage?.(at, document.numPages));
  useEffect(() => tell(page), [page]);
  const known = SCALES.some(([value]) => value === scale);
  const pages = document.numPages;
  return (
    <div className={classes.bar} role="toolbar" aria-label="Document">
      <button
        className={iconButton}
        type="button"
        aria-pressed={side}
        aria-label="Thumbnails and outline"
        title="Thumbnails and outline"
        onClick={() => onSide(!side)}
      >
        <PanelLeft size={18} aria-hidden="true" />
      </button>
      <div className={classes.group}>
        <button
          className={iconButton}
          type="button"
          aria-label="Previous page"
          title="Previous page"
          aria-disabled={page <= 1}
          onClick={() => viewer.previousPage()}
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </button>
        <PageField page={page} pages={pages} onPage={(wanted) => links.goToPage(wanted)} />
        <button
          className={iconButton}
          type="button"
          aria-label="Next page"
          title="Next page"
          aria-disabled={page >= pages}
          onClick={() => viewer.nextPage()}
        >
          <ChevronRight size={18} aria-hidden="true" />
        </button>
      </div>
      <div className={classes.group}>
        <button
          className={iconButton}
          type="button"
          aria-label="Zoom out"
          title="Zoom out"
          onClick={() => viewer.decreaseScale()}
        >
          <Minus size={18} aria-hidden="true" />
        </button>
        <select
          className={classes.select}
          aria-label="Zoom"
          value={known ? scale : 'own'}
          onChange={({ currentTarget }) => setScale(pdf, currentTarget.value)}
        >
          {!known && <option value="own">{Math.round(viewer.currentScale * 100)}%</option>}
          {SCALES.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <button
          className={iconButton}
          type="button"
          aria-label="Zoom in"
          title="Zoom in"
          onClick={() => viewer.increaseScale()}
        >
          <Plus size={18} aria-hidden="true" />
        </button>
      </div>
      <FindField pdf={pdf} found={found} spot={spot} />
    </div>
  );
}

type PageFieldProps = { page: number; pages: number; onPage: (page: number) => void };

function PageField({ page, pages, onPage }: PageFieldProps) {
  /** What was typed since the page that is shown was come to. */
  const [typed, setTyped] = useState<{ text: string; since: number } | null>(null);
  const text = typed?.since === page ? typed.text : String(page);
  const go = () => {
    const wanted = Number(text);
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pages && wanted !== page) onPage(wanted);
    else setTyped(null);
  };
  return (
    <span className={classes.place}>
      <input
        className={classes.page}
        aria-label="Page"
        inputMode="numeric"
        value={text}
        onChange={({ currentTarget }) => setTyped({ text: currentTarget.value, since: page })}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go();
        }}
      />
      <span>of {pages}</span>
    </span>
  );
}

const FIND_CHARS = 200;

const foundText = ({ current, total, state }: Found): string =>
  state === 'searching' ? 'Searching …' : total === 0 ? 'Not found' : `${current} of ${total}`;

function FindField({ pdf, found, spot }: { pdf: Pdf; found: Found | null; spot: Spot }) {
  /** What was typed since the last spot was shown. */
  const [typed, setTyped] = useState<{ text: string; since: Spot } | null>(null);
  // The words of a spot are looked for each by itself, what was typed as it stands.
  const own = typed !== null && typed.since === spot;
  const text = own ? typed.text : (spot?.words.join(' ') ?? '');
  const again = (previous: boolean) => find(pdf, own ? text : (spot?.words ?? ''), { again: true, previous });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    again(event.shiftKey);
  };
  return (
    <div className={classes.find} role="search">
      <input
        className={classes.text}
        type="search"
        aria-label="Find in document"
        placeholder="Find"
        maxLength={FIND_CHARS}
        value={text}
        onChange={({ currentTarget }) => {
          setTyped({ text: currentTarget.value, since: spot });
          find(pdf, currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <span className={text === '' ? unseen : classes.count} role="status">
        {text !== '' && found && foundText(found)}
      </span>
      {text !== '' && (
        <>
          <button
            className={iconButton}
            type="button"
            aria-label="Previous match"
            title="Previous match"
            onClick={() => again(true)}
          >
            <ChevronUp size={18} aria-hidden="true" />
          </button>
          <button
            className={iconButton}
            type="button"
            aria-label="Next match"
            title="Next match"
            onClick={() => again(false)}
          >
            <ChevronDown size={18} aria-hidden="true" />
          </button>
        </>
      )}
    </div>
  );
}
