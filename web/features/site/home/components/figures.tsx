import type { FiguresFile, LiveFigures } from '@devorbit/contract/site/home.ts';
import { useEffect, useState } from 'react';
import { container, text, unseen } from '../../../../ui/layout.ts';
import { shownFigures } from '../model.ts';
import classes from './figures.module.css';

/** The four figures in one quiet row, and what they are. Live ones are asked for when the page is up; without an answer they stay dashes. */
export function Figures({ file }: { file: FiguresFile }) {
  const [live, setLive] = useState<LiveFigures | null>(null);
  const counted = file.figures === 'live';
  useEffect(() => {
    if (!counted) return;
    import('../api.ts').then(({ fetchFigures }) => fetchFigures()).then(setLive, () => setLive(null));
  }, [counted]);
  return (
    <section className={container(4)} aria-label="DevOrbit in figures">
      <dl className={classes.figures}>
        {shownFigures(file, live).map(({ id, label, value, spoken }) => (
          <div className={classes.figure} key={id}>
            <dt className={`${text('quiet', 'small')} ${classes.label}`}>{label}</dt>
            <dd className={classes.value}>
              <span aria-hidden={value !== spoken}>{value}</span>
              {value !== spoken && <span className={unseen}>{spoken}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={text('faint', 'fine')}>{file.notes[file.figures]}</p>
    </section>
  );
}
