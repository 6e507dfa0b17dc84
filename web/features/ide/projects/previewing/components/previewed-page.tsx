import { previewMessageOf } from '@devorbit/contract/ide/preview-page.ts';
import { CircleX, Eraser, SquareTerminal, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { counted } from '../../../../../platform/format/plurals.ts';
import { type ConsoleLine, withLine } from '../model.ts';
import classes from './preview-pane.module.css';

type Props = {
  address: string;
  /** Whether it stands in an origin of its own, and none of ours. */
  hasOrigin: boolean;
  name: string;
  /** Pixels; null: as wide as there is room. */
  width: number | null;
  hasConsole: boolean;
  onConsole: (has: boolean) => void;
  /** What stands in the console while the page has said nothing. */
  none: string;
  /** The page that its links have led to. */
  onAt: (path: string) => void;
  /** A link of a page that is put together here. */
  onGo: (path: string) => void;
  /** What a page that waits for it is to be; null where there is none. */
  onReady: () => Promise<string | null>;
};

/** How often what a page’s console says is drawn, in ms: a page may say a thousand things at once. */
const DRAW_MS = 100;

/** A page in a frame, without an origin or in its own, and its console. Another page, and the same one loaded anew, is another of these. */
export function PreviewedPage({
  address,
  hasOrigin,
  name,
  width,
  hasConsole,
  onConsole,
  none,
  onAt,
  onGo,
  onReady,
}: Props) {
  const [lines, setLines] = useState<readonly ConsoleLine[]>([]);
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<ConsoleLine[]>([]);
  const drawing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const forget = () => {
    waiting.current = [];
    setLines([]);
  };
  const draw = () => {
    drawing.current = undefined;
    const fresh = waiting.current;
    waiting.current = [];
    setLines((last) => fresh.reduce<readonly ConsoleLine[]>((all, line) => withLine(all, line, line.count), last));
  };
  const hear = useEffectEvent((event: MessageEvent) => {
    // Whatever else is in the page, or around it, is not listened to.
    const source = frame.current?.contentWindow;
    if (!source || event.source !== source) return;
    const said = previewMessageOf(event.data);
    if (said === null) return;
    if (said.type === 'clear') forget();
    else if (said.type === 'page') onAt(said.path);
    else if (said.type === 'go') onGo(said.path);
    else if (said.type === 'ready')
      void onReady().then((text) => {
        // A page without an origin can be named by none.
        if (text !== null && frame.current?.contentWindow === source) source.postMessage(text, '*');
      });
    else {
      // Of a flood only its end is drawn.
      waiting.current = withLine(waiting.current, said);
      drawing.current ??= setTimeout(draw, DRAW_MS);
    }
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    globalThis.addEventListener('message', listen);
    return () => {
      globalThis.removeEventListener('message', listen);
      clearTimeout(drawing.current);
      drawing.current = undefined;
    };
  }, []);

  const errors = lines.filter(({ level }) => level === 'error').length;
  return (
    <>
      <div className={classes.stage} data-narrow={width !== null || undefined}>
        <iframe
          ref={frame}
          className={classes.frame}
          style={width === null ? undefined : { width }}
          title={`Preview of ${name}`}
          src={address}
          sandbox={`allow-scripts allow-forms allow-modals${hasOrigin ? ' allow-same-origin' : ''}`}
          referrerPolicy="no-referrer"
          allow=""
        />
      </div>
      <div className={classes.consoleBar}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={hasConsole}
          onClick={() => onConsole(!hasConsole)}
        >
          <SquareTerminal size={15} aria-hidden="true" /> Console
          {errors > 0 && <span className={classes.count}>{counted(errors, 'error')}</span>}
        </button>
        {lines.length > 0 && (
          <button
            type="button"
            className={classes.tool}
            aria-label="Clear the console"
            title="Clear the console"
            onClick={forget}
          >
            <Eraser size={15} aria-hidden="true" />
          </button>
        )}
      </div>
      {hasConsole && (
        // What grows scrolls, by keys too.
        <div className={classes.console} role="log" aria-label="Console of the page" tabIndex={0}>
          {lines.length === 0 && <p className={classes.none}>{none}</p>}
          {lines.map(({ id, level, text, count }) => (
            <p key={id} className={classes.line} data-level={level}>
              {level === 'error' && <CircleX size={13} aria-label="Error" />}
              {level === 'warn' && <TriangleAlert size={13} aria-label="Warning" />}
              <span className={classes.text}>{text}</span>
              {count > 1 && <span className={classes.count}>{count}×</span>}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
