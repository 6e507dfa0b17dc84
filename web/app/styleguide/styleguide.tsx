import { type CSSProperties, useLayoutEffect } from 'react';
import { surfaces } from '../../styles/theme.ts';
import { card, container, stack, text } from '../../ui/layout.ts';
import { Acts } from './acts.tsx';
import { Components } from './components.tsx';
import { Controls } from './controls.tsx';
import { Scenes } from './scenes.tsx';
import { showStates } from './states.ts';
import { Tokens } from './tokens.tsx';
import classes from './styleguide.module.css';

/** Mantine has its variables at the root; where a theme is shown they are reckoned anew. */
const anew = {
  ...surfaces,
  '--mantine-primary-color-filled': 'var(--signal)',
  '--mantine-primary-color-filled-hover': 'var(--signal-strong)',
  '--mantine-primary-color-light': 'var(--signal-wash)',
  '--mantine-primary-color-light-color': 'var(--signal)',
} as CSSProperties;

const themes = [
  { name: 'day', title: 'By day', scheme: 'light' },
  { name: 'night', title: 'By night', scheme: 'dark' },
] as const;

/** For developers: the tokens, every control and every component, in all states, by day and by night. */
export function Styleguide() {
  useLayoutEffect(() => showStates(document), []);
  // A piece of night can stand on a page by day; the other way round Mantine's own rules for the dark would win.
  useLayoutEffect(() => {
    const root = document.documentElement;
    const chosen = root.dataset['mantineColorScheme'];
    root.dataset['mantineColorScheme'] = 'light';
    return () => {
      if (chosen !== undefined) root.dataset['mantineColorScheme'] = chosen;
    };
  }, []);
  return (
    <div className={`${container(6)} ${classes.page}`}>
      <header className={stack(3)}>
        <h1 className={text('page')}>Styleguide</h1>
        <p className={text('quiet')}>
          Paper and ink by day, deep space by night; one signal colour, and sunlight in pictures only.
        </p>
      </header>
      <div className={classes.themes}>
        {themes.map(({ name, title, scheme }) => (
          <section
            className={`${name} ${stack(7)} ${card()} ${classes.theme}`}
            key={name}
            data-mantine-color-scheme={scheme}
            style={anew}
            aria-label={title}
          >
            <h2 className={text('part')}>{title}</h2>
            <Tokens />
            <Controls />
            <Components theme={name} />
            <Acts theme={name} />
            <Scenes />
          </section>
        ))}
      </div>
    </div>
  );
}
