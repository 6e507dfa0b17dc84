import { ArrowLeft, ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Rows3 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useShown } from '../../components/use-shown.ts';
import { cutText, linesAt, momentsOf, sentenceOf } from '../model.ts';
import type { Stepping } from '../state.ts';
import { StepsCode } from './steps-code.tsx';
import { StepsDrawing } from './steps-drawing.tsx';
import { StepsTable } from './steps-table.tsx';
import classes from './steps.module.css';

type Props = {
  stepping: Stepping;
  /** The project's text at a path now, and its language; null where there is none. */
  fileAt: (path: string) => { text: string; language: string } | null;
  onClose: () => void;
};

/** A recorded run, to be gone through step by step. */
export function StepsView({ stepping, fileAt, onClose }: Props) {
  const { steps, cut, threads, texts } = useShown(stepping);
  const moments = useMemo(() => momentsOf(steps), [steps]);
  const [chosen, setChosen] = useState(0);
  const [isTable, setIsTable] = useState(false);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => slider.current?.focus(), []);
  const last = moments.length - 1;
  const at = Math.min(chosen, last);
  const moment = moments[at];
  const go = (to: number) => setChosen(Math.max(0, Math.min(last, to)));
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Escape') return (event.preventDefault(), onClose());
    // The slider moves by itself, and the table is scrolled by Home and End.
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    if (to === undefined || event.target === slider.current) return;
    event.preventDefault();
    go(to);
  };
  if (!moment) return null;
  const lines = linesAt(moments, at);
  const file = lines.path === null ? null : fileAt(lines.path);
  const text = lines.path === null ? null : (texts?.get(lines.path) ?? file?.text ?? null);
  const sentence = sentenceOf(moments, at);
  const notes = [
    cutText(cut, moments.length),
    threads ? 'Only the main thread is shown; the program has others.' : null,
  ];
  const buttons = [
    { label: 'First step', icon: ChevronFirst, to: 0, off: at === 0 },
    { label: 'Back', icon: ChevronLeft, to: at - 1, off: at === 0 },
    { label: 'Forward', icon: ChevronRight, to: at + 1, off: at === last },
    { label: 'Last step', icon: ChevronLast, to: last, off: at === last },
  ];
  return (
    <section className={classes.view} aria-label="Step by step" onKeyDown={pressed}>
      <div className={classes.controls}>
        <button type="button" className={classes.back} onClick={onClose}>
          <ArrowLeft size={16} aria-hidden="true" /> <span className={classes.word}>Back to the code</span>
        </button>
        <div className={classes.moves} role="group" aria-label="Steps">
          {buttons.map(({ label, icon: Icon, to, off }) => (
            <button
              key={label}
              type="button"
              className={classes.move}
              aria-label={label}
              title={label}
              aria-disabled={off}
              onClick={() => go(to)}
            >
              <Icon size={20} aria-hidden="true" />
            </button>
          ))}
        </div>
        <input
          ref={slider}
          className={classes.slider}
          type="range"
          aria-label="Step"
          aria-valuetext={`Step ${at + 1} of ${moments.length}`}
          min={0}
          max={last}
          value={at}
          onChange={({ currentTarget }) => go(Number(currentTarget.value))}
        />
        <p className={classes.count}>
          Step {at + 1} of {moments.length}
        </p>
        <button type="button" className={classes.toggle} aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          <Rows3 size={16} aria-hidden="true" /> <span className={classes.word}>Table</span>
        </button>
      </div>
      <p className={classes.sentence} role="status" data-event={moment.event}>
        {sentence}
      </p>
      {notes.map(
        (note) =>
          note !== null && (
            <p key={note} className={classes.cut}>
              {note}
            </p>
          ),
      )}
      {isTable ? (
        <StepsTable moments={moments} at={at} />
      ) : (
        <div className={classes.parts}>
          <div className={classes.left}>
            <div className={classes.program}>
              <h2 className={classes.heading}>{lines.path ?? 'Program'}</h2>
              {text === null || lines.path === null ? (
                <p className={classes.quiet}>The program is outside the project’s files here.</p>
              ) : (
                <StepsCode name={lines.path} language={file?.language ?? 'plaintext'} text={text} lines={lines} />
              )}
              <p className={classes.legend}>
                <span className={classes.arrowMark} data-kind="ran" aria-hidden="true" /> ran
                <span className={classes.arrowMark} data-kind="next" aria-hidden="true" /> runs next
              </p>
            </div>
            <div className={classes.output}>
              <h2 className={classes.heading}>Output by this step</h2>
              <pre className={classes.written} tabIndex={0} aria-label="Output by this step">
                {moment.output === '' ? <span className={classes.quiet}>Nothing yet</span> : moment.output}
              </pre>
            </div>
          </div>
          <StepsDrawing moment={moment} before={moments[at - 1]} />
        </div>
      )}
    </section>
  );
}
