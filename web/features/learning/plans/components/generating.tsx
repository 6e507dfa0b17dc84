import { useEffect, useState } from 'react';
import { stack, text } from '../../../../ui/layout.ts';
import { CompassScene } from '../../../../ui/scenes/compass-scene.tsx';
import { GENERATING } from '../copy.ts';
import classes from './generating.module.css';

const EACH_MS = 650;

/** What is shown while a plan is made: what happens, line by line. */
export function Generating() {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setAt((line) => Math.min(line + 1, GENERATING.length - 1)), EACH_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={`${stack(4, 'center')} ${classes.box}`} role="status">
      <div className={classes.needle}>
        <CompassScene size="large" />
      </div>
      <p className={text('part')}>Generating your roadmap…</p>
      <p className={text('quiet')}>{GENERATING[at]}</p>
    </div>
  );
}
