import type { Guidance } from '@devorbit/contract/practice/guidance.ts';
import { Button } from '@mantine/core';
import { LockKeyhole } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Foldable } from '../../../../ui/foldable.tsx';
import { card, cluster, row, stack, text } from '../../../../ui/layout.ts';
import { Markdown } from '../../../../ui/markdown/markdown.tsx';
import { Message } from '../../../../ui/message.tsx';
import { giveUpPoints } from '../api.ts';
import { EDITORIAL, EDITORIAL_LOCKED, READ_IT_NOW } from '../copy.ts';
import { GiveUpDialog } from './give-up-dialog.tsx';
import { useUnlock } from './use-unlock.ts';
import classes from './guidance.module.css';

type Props = {
  guidance: Guidance;
  /** Whether it stands alone: then it is never folded. */
  whole?: boolean;
};

/** The editorial behind its lock, or to be unfolded. The address `#editorial` unfolds it and moves there. */
export function Editorial({ guidance, whole = false }: Props) {
  const { hash, key } = useLocation();
  const [open, setOpen] = useState(guidance.given_up && !guidance.solved);
  const [asking, setAsking] = useState(false);
  const [read, setRead] = useState(0);
  const [visit, setVisit] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const { editorial, problem_id, points_left } = guidance;

  const show = () => {
    setOpen(true);
    setRead((times) => times + 1);
  };
  const unlock = useUnlock(show);
  /** Nothing is asked where nothing is lost. */
  const ask = () =>
    points_left === 0 ? void unlock.run((client) => giveUpPoints(client, problem_id)) : setAsking(true);
  if (visit !== key) {
    setVisit(key);
    if (hash === '#editorial' && editorial !== null) show();
  }
  useEffect(() => {
    if (read === 0) return;
    box.current?.querySelector<HTMLElement>('button, h2[tabindex]')?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [read]);

  return (
    <div ref={box} id="editorial" className={classes.editorial}>
      {editorial === null ? (
        <section className={`${stack(3)} ${classes.section}`} aria-labelledby="editorial-title">
          <h2 className={classes.heading} id="editorial-title">
            {EDITORIAL}
          </h2>
          <div className={`${cluster([2, 4], { justify: 'between' })} ${card()} ${classes.row}`}>
            <p className={`${row(2)} ${text('quiet', 'small')} ${classes.locked}`}>
              <LockKeyhole size={16} aria-hidden="true" />
              {EDITORIAL_LOCKED}
            </p>
            <Button variant="default" size="sm" onClick={ask}>
              {READ_IT_NOW}
            </Button>
          </div>
          <Message tone="bad">{unlock.failure}</Message>
        </section>
      ) : whole ? (
        <section className={`${stack(3)} ${classes.section}`} aria-labelledby="editorial-title">
          <h2 className={classes.heading} id="editorial-title" tabIndex={-1}>
            {EDITORIAL}
          </h2>
          <Markdown text={editorial} />
        </section>
      ) : (
        <Foldable className={`${stack(3)} ${classes.section}`} title={EDITORIAL} open={open} onChange={setOpen}>
          <Markdown text={editorial} />
        </Foldable>
      )}
      {asking && (
        <GiveUpDialog
          guidance={guidance}
          onClose={() => setAsking(false)}
          onGivenUp={() => {
            setAsking(false);
            show();
          }}
        />
      )}
    </div>
  );
}
