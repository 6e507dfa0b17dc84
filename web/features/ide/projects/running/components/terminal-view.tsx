import { FitAddon, type ITerminalDimensions } from '@xterm/addon-fit';
import { Terminal } from '@xterm/xterm';
import '@xterm/xterm/css/xterm.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { linksIn, type OutputLink, type OutputLinks, pageAddress } from '../model.ts';
import type { Stream } from '../terminals/state.ts';
import { LinkDialog } from './link-dialog.tsx';
import classes from './terminal-view.module.css';

type Props = {
  stream: Stream;
  label: string;
  /** Whether what is typed goes anywhere. */
  live: boolean;
  /** The terminal takes the focus when it becomes live. */
  focus: boolean;
  /** Places of these files lead there. */
  links?: OutputLinks;
  /** F6, which leaves it: Tab belongs to the program. */
  onLeave: () => void;
};

const LINES = 5_000;

const colourOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const theme = () => ({
  background: colourOf('--code-surface') || '#fff',
  foreground: colourOf('--ink') || '#000',
  cursor: colourOf('--signal') || '#000',
  cursorAccent: colourOf('--code-surface') || '#fff',
  selectionBackground: colourOf('--signal-wash') || '#ddd',
  red: colourOf('--bad'),
  green: colourOf('--good'),
  yellow: colourOf('--warn'),
  blue: colourOf('--signal'),
});

/**
 * A terminal of what a program writes. It asks nothing of the page: no clipboard, no titles; links lead to the project's own
 * files, or to another page once somebody has seen where that is.
 */
export default function TerminalView({ stream, label, live, focus, links, onLeave }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef<Terminal | null>(null);
  const [page, setPage] = useState<URL | null>(null);
  const leave = useEffectEvent(onLeave);
  const linked = useEffectEvent((text: string) => (links ? linksIn(text, links.names) : []));
  const go = useEffectEvent((link: OutputLink) => links?.onGo(link.file, link.line, link.column));

  useEffect(() => {
    if (!host.current) return;
    const terminal = new Terminal({
      convertEol: false,
      cursorBlink: false,
      fontFamily: colourOf('--font-code') || 'monospace',
      fontSize: 13,
      scrollback: LINES,
      screenReaderMode: true,
      theme: theme(),
      linkHandler: { activate: (_event, text) => setPage(pageAddress(text)) },
      minimumContrastRatio: 4.5,
      macOptionIsMeta: true,
    });
    const fit = new FitAddon();
    terminal.loadAddon(fit);
    terminal.open(host.current);
    terminal.textarea?.setAttribute('aria-label', `${label}. Press F6 to leave it.`);
    terminal.attachCustomKeyEventHandler((event) => {
      if (event.key !== 'F6') return true;
      if (event.type === 'keydown') leave();
      event.preventDefault();
      return false;
    });
    const linking = terminal.registerLinkProvider({
      provideLinks: (row, answer) => {
        const text = terminal.buffer.active.getLine(row - 1)?.translateToString(true) ?? '';
        answer(
          linked(text).map((link) => ({
            text: text.slice(link.from, link.to),
            range: { start: { x: link.from + 1, y: row }, end: { x: link.to, y: row } },
            activate: () => go(link),
          })),
        );
      },
    });
    // A program may ask its terminal something, which answers as if it were typed: not what was asked before, and of
    // several pages only the one in which somebody types.
    let upToDate = false;
    terminal.write(stream.written(), () => (upToDate = true));
    const deaf = stream.listen((data) => (data === null ? terminal.reset() : terminal.write(data)));
    terminal.onData((data) => {
      if (upToDate && host.current?.contains(document.activeElement)) stream.send(data);
    });
    // It has the program's size, which another page may decide: then it is scrolled.
    const show = () => {
      const { rows, columns } = stream.shownSize();
      if (rows !== terminal.rows || columns !== terminal.cols) terminal.resize(columns, rows);
    };
    const unsized = stream.listenToSize(show);
    show();
    let asked: ITerminalDimensions | null = null;
    const measure = () => {
      const room = host.current && host.current.clientHeight > 20 ? fit.proposeDimensions() : undefined;
      if (!room || Number.isNaN(room.cols + room.rows)) return;
      if (asked?.rows === room.rows && asked.cols === room.cols) return;
      asked = room;
      stream.resize({ rows: room.rows, columns: room.cols });
    };
    measure();
    terminal.onCursorMove(() => {
      const place = host.current;
      if (!place || place.scrollHeight <= place.clientHeight) return;
      const row = place.scrollHeight / terminal.rows;
      const top = terminal.buffer.active.cursorY * row;
      if (top < place.scrollTop || top + row > place.scrollTop + place.clientHeight)
        place.scrollTop = top + row - place.clientHeight;
    });
    const sizes = new ResizeObserver(measure);
    sizes.observe(host.current);
    const schemes = new MutationObserver(() => (terminal.options.theme = theme()));
    schemes.observe(document.documentElement, { attributes: true });
    shown.current = terminal;
    return () => {
      deaf();
      unsized();
      linking.dispose();
      sizes.disconnect();
      schemes.disconnect();
      shown.current = null;
      terminal.dispose();
    };
  }, [stream, label]);

  useEffect(() => {
    const terminal = shown.current;
    if (!terminal) return;
    terminal.options.disableStdin = !live;
    terminal.options.cursorInactiveStyle = live ? 'outline' : 'none';
    if (live && focus) terminal.focus();
  }, [live, focus]);

  return (
    <>
      <div className={classes.host}>
        <div ref={host} className={classes.room} />
      </div>
      {page && <LinkDialog address={page} onClose={() => setPage(null)} />}
    </>
  );
}
