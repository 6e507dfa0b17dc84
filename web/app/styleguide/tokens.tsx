import { useLayoutEffect, useRef, useState } from 'react';
import { contrast, parseColour } from '../../styles/contrast.ts';
import { tokenPairs } from '../../styles/token-pairs.ts';
import { grid, row, stack, tag, text } from '../../ui/layout.ts';
import { Group, Specimen } from './specimen.tsx';
import classes from './styleguide.module.css';

const type = ['display-1', 'display-2', 'display-3', 'text-lead', 'text-body', 'text-small', 'text-fine'];
const levels = ['easy', 'medium', 'hard'];
const publicLevels = ['level-easy', 'level-medium', 'level-hard', 'level-other'];
const motion = { quick: 'answers a hand', steady: 'opens and moves', slow: 'is told' };

/** The ratios of this theme, reckoned from what the browser makes of the tokens. */
function Pairs() {
  const list = useRef<HTMLUListElement>(null);
  const [ratios, setRatios] = useState<(number | null)[]>([]);
  useLayoutEffect(() => {
    if (!list.current) return;
    const style = getComputedStyle(list.current);
    const of = (token: string) => parseColour(style.getPropertyValue(`--${token}`));
    setRatios(
      tokenPairs.map(({ top, below }) => {
        const [a, b] = [of(top), of(below)];
        return a && b && contrast(a, b);
      }),
    );
  }, []);
  return (
    <ul className={`${grid([1, 5])} ${classes.pairs}`} ref={list}>
      {tokenPairs.map(({ top, below, least }, index) => (
        <li className={`${row(3)} ${text('fine')} ${classes.pair}`} key={`${top}-${below}`}>
          <span
            className={classes.swatch}
            style={{ background: `var(--${below})`, color: `var(--${top})`, borderColor: `var(--${top})` }}
            aria-hidden="true"
          >
            {least === 4.5 ? 'Aa' : ''}
          </span>
          <span className={classes.names}>
            {top} on {below}
          </span>
          <span className={text('quiet', 'tabular')}>
            {ratios[index]?.toFixed(1) ?? '–'} of {least}
          </span>
        </li>
      ))}
    </ul>
  );
}

export const Tokens = () => (
  <>
    <Group title="Colours" note="What stands on what, its contrast, and how much WCAG 2.2 AA asks for.">
      <Pairs />
    </Group>
    <Group title="Difficulty, practice area">
      {levels.map((name) => (
        <Specimen name={name} key={name}>
          <span
            className={`${tag} ${classes.badge}`}
            style={{ background: `var(--${name}-wash)`, color: `var(--${name})`, borderColor: `var(--${name}-line)` }}
          >
            {name}
          </span>
        </Specimen>
      ))}
    </Group>
    <Group title="Difficulty, public area">
      {publicLevels.map((name) => (
        <Specimen name={name} key={name}>
          <span
            className={`${tag} ${classes.badge}`}
            style={{ background: `var(--${name}-wash)`, color: `var(--${name})` }}
          >
            {name.replace('level-', '')}
          </span>
        </Specimen>
      ))}
    </Group>
    <Group title="Type" note="Bricolage Grotesque for titles, Instrument Sans for text, JetBrains Mono for code.">
      <div className={`${stack(3)} ${classes.type}`}>
        {type.map((name) => (
          <p key={name} data-display={name.startsWith('display') || undefined} style={{ fontSize: `var(--${name})` }}>
            {name}
          </p>
        ))}
      </div>
    </Group>
    <Group title="Elevation">
      {['shadow-1', 'shadow-2', 'shadow-3'].map((name) => (
        <Specimen name={name} key={name}>
          <div className={classes.plate} style={{ boxShadow: `var(--${name})` }} />
        </Specimen>
      ))}
    </Group>
    <Group title="Motion" note="Hover to see it. Who asks for less motion gets none.">
      {Object.entries(motion).map(([name, use]) => (
        <Specimen name={`${name}: ${use}`} key={name}>
          <div className={classes.track}>
            <span className={classes.runner} style={{ transitionDuration: `var(--${name})` }} />
          </div>
        </Specimen>
      ))}
    </Group>
  </>
);
