import type { Line } from '../../../../ui/code-tokens.ts';
import classes from './code-pane.module.css';

/** One file, in the colours that were found while the app was built. */
export function CodePane({ name, lines }: { name: string; lines: Line[] }) {
  return (
    <pre className={classes.code} tabIndex={0} role="region" aria-label={`Source of ${name}`}>
      <code>
        {lines.map((line, number) => (
          <span className={classes.line} key={number}>
            {line.map(([kind, text], place) =>
              kind === 'plain' ? (
                text
              ) : (
                <span className={`c-${kind}`} key={place}>
                  {text}
                </span>
              ),
            )}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
}
