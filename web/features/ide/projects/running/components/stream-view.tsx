import { CornerDownLeft, OctagonX } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { layoutChoice } from '../../state.ts';
import { linksIn, type OutputLinks, plainText } from '../model.ts';
import type { Stream } from '../terminals/state.ts';
import classes from './panels.module.css';

const TerminalView = lazy(() => import('./terminal-view.tsx'));

type Props = {
  stream: Stream;
  label: string;
  live: boolean;
  focus: boolean;
  /** Places of these files lead there. */
  links?: OutputLinks;
  onLeave: () => void;
};

/** A program's terminal, or what it has written as plain text. */
export function StreamView(props: Props) {
  const { plainOutput } = layoutChoice.useChosen();
  return plainOutput ? (
    <PlainOutput {...props} />
  ) : (
    <Suspense fallback={<p className={classes.empty}>Loading the terminal…</p>}>
      <TerminalView {...props} />
    </Suspense>
  );
}

/** What Ctrl+C and Ctrl+D do, for who has no such keys. */
export function StreamKeys({ stream, label }: Pick<Props, 'stream' | 'label'>) {
  return (
    <span className={classes.keys} role="group" aria-label={`Keys for: ${label}`}>
      <button type="button" className={classes.tool} title="Ctrl+C" onClick={() => stream.interrupt()}>
        <OctagonX size={15} aria-hidden="true" /> Interrupt
      </button>
      <button type="button" className={classes.tool} title="Ctrl+D" onClick={() => stream.endInput()}>
        <CornerDownLeft size={15} aria-hidden="true" /> End of input
      </button>
    </span>
  );
}

function PlainOutput({ stream, label, live, links }: Props) {
  const [text, setText] = useState(() => plainText(stream.written()));
  const [line, setLine] = useState('');
  useEffect(() => stream.listen(() => setText(plainText(stream.written()))), [stream]);
  return (
    <div className={classes.plain}>
      <pre className={classes.text} tabIndex={0} role="log" aria-label={label}>
        {links ? <LinkedText text={text} {...links} /> : text}
      </pre>
      {live && (
        <form
          className={classes.typing}
          onSubmit={(event) => {
            event.preventDefault();
            stream.send(`${line}\r`);
            setLine('');
          }}
        >
          <label>
            Input{' '}
            <input
              className={classes.field}
              value={line}
              autoComplete="off"
              spellCheck={false}
              onChange={({ currentTarget }) => setLine(currentTarget.value)}
            />
          </label>
          <button type="submit" className={classes.small}>
            Send
          </button>
        </form>
      )}
    </div>
  );
}

/** A text whose places of files are buttons that lead there. */
function LinkedText({ text, names, onGo }: OutputLinks & { text: string }) {
  const links = linksIn(text, names);
  const parts: React.ReactNode[] = [];
  let at = 0;
  for (const { from, to, file, line, column } of links) {
    parts.push(
      text.slice(at, from),
      <button key={from} type="button" className={classes.link} onClick={() => onGo(file, line, column)}>
        {text.slice(from, to)}
      </button>,
    );
    at = to;
  }
  return [...parts, text.slice(at)];
}
