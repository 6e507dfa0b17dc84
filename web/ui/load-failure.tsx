import { plainSentence } from '../platform/api-error.ts';
import { ActButton } from './act-button.tsx';
import { EmptyState } from './empty-state.tsx';
import { LostSignalScene } from './scenes/lost-signal-scene.tsx';
import classes from './load-failure.module.css';

type Props = {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** What could not be loaded. */
  title: string;
  /** 'title': it says all there is to say. By default the server's sentence stands below it. */
  said?: 'title' | 'why';
  /** 'line' between other things on a page; else as of EmptyState. */
  frame?: 'boxed' | 'bare' | 'line';
};

/** In place of what could not be loaded: what, why, and the way to try again. */
export function LoadFailure({ query, title, said = 'why', frame = 'boxed' }: Props) {
  const why = said === 'title' ? undefined : plainSentence(query.error, 'Please try again.');
  const again = (
    <ActButton variant="default" pending={query.isFetching} onClick={() => void query.refetch()}>
      Try again
    </ActButton>
  );
  if (frame === 'line')
    return (
      <div className={classes.line} role="alert">
        <p>
          {title}
          {why !== undefined && `. ${why}`}
        </p>
        {again}
      </div>
    );
  return (
    <EmptyState frame={frame} role="alert" scene={<LostSignalScene />} title={title} action={again}>
      {why}
    </EmptyState>
  );
}
