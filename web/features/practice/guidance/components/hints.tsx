import type { Guidance } from '@devorbit/contract/practice/guidance.ts';
import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { VisuallyHidden } from '@mantine/core';
import { Lightbulb } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ActButton } from '../../../../ui/act-button.tsx';
import { card, cluster, divided, row, stack, text } from '../../../../ui/layout.ts';
import { Markdown } from '../../../../ui/markdown/markdown.tsx';
import { Message } from '../../../../ui/message.tsx';
import { showHint } from '../api.ts';
import { HINTS, NO_HINTS, ONE_MOMENT } from '../copy.ts';
import { fullPoints, hintTitle, nextHint, pointsText, showHintText } from '../model.ts';
import { useUnlock } from './use-unlock.ts';
import classes from './guidance.module.css';

type Props = { guidance: Guidance; difficulty: Difficulty };

/** The hints that are shown, and the next one with its cost. A new hint gets the focus. */
export function Hints({ guidance, difficulty }: Props) {
  const [shown, setShown] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const unlock = useUnlock(({ hints }) => setShown(hints.length));
  const { problem_id, hints, hints_total } = guidance;
  const left = pointsText(guidance, fullPoints(difficulty));
  const next = nextHint(guidance);
  // It may be drawn after it is known: the query tells of it in its own time.
  const drawn = shown !== null && shown <= hints.length ? shown : null;
  useEffect(() => {
    if (drawn !== null) list.current?.querySelector<HTMLElement>(`[data-hint='${drawn}']`)?.focus();
  }, [drawn]);

  return (
    <section className={`${stack(3)} ${classes.section}`} aria-labelledby="hints">
      <div className={cluster([1, 4], { justify: 'between', align: 'baseline' })}>
        <h2 className={classes.heading} id="hints">
          {HINTS}
        </h2>
        {left !== null && <p className={text('quiet', 'small', 'tabular')}>{left}</p>}
      </div>
      {hints_total === 0 && <p className={text('quiet')}>{NO_HINTS}</p>}
      {hints_total > 0 && (
        <ol ref={list} className={`${card()} ${divided} ${classes.hints}`}>
          {hints.map((hint, index) => (
            <li key={index} className={classes.hint}>
              <h3 className={`${text('quiet')} ${classes.number}`} data-hint={index + 1} tabIndex={-1}>
                {hintTitle(index + 1, hints_total)}
              </h3>
              <Markdown text={hint} />
            </li>
          ))}
          {next && (
            <li className={`${cluster([2, 4], { justify: 'between' })} ${classes.next}`}>
              <span className={`${row(2)} ${text('quiet')} ${classes.number}`}>
                <Lightbulb size={16} aria-hidden="true" />
                {hintTitle(next.hint, hints_total)}
              </span>
              <ActButton
                variant="default"
                size="sm"
                pending={unlock.pending}
                pendingText={ONE_MOMENT}
                onClick={() => void unlock.run((client) => showHint(client, problem_id, next.hint))}
              >
                {showHintText(next.hint, next.cost)}
              </ActButton>
            </li>
          )}
        </ol>
      )}
      <Message tone="bad">{unlock.failure}</Message>
      <VisuallyHidden role="status" aria-live="polite">
        {shown === null ? '' : `${hintTitle(shown, hints_total)} is shown. ${left ?? ''}`}
      </VisuallyHidden>
    </section>
  );
}
