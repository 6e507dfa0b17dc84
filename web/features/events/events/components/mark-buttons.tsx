import type { EventSummary } from '@devorbit/contract/events/events.ts';
import { Bookmark, Heart } from 'lucide-react';
import { numberText } from '../../../../platform/format/numbers.ts';
import { row } from '../../../../ui/layout.ts';
import { useMarks } from './use-marks.ts';
import classes from './mark-buttons.module.css';

/** The heart, counted in public, and the bookmark, which is private. */
export function MarkButtons({ event }: { event: EventSummary }) {
  const { interested, saved, count, act } = useMarks(event);
  return (
    <div className={`${row(1)} ${classes.marks}`}>
      <button
        type="button"
        className={classes.mark}
        aria-pressed={interested}
        aria-label={`Favourite: ${event.title}${count > 0 ? `, ${numberText(count)} interested` : ''}`}
        title="Interested"
        onClick={() => void act.run('interested')}
      >
        <Heart size={19} fill={interested ? 'currentColor' : 'none'} aria-hidden="true" />
        {count > 0 && <span aria-hidden="true">{numberText(count)}</span>}
      </button>
      <button
        type="button"
        className={classes.mark}
        aria-pressed={saved}
        aria-label={`Save: ${event.title}`}
        title="Save"
        onClick={() => void act.run('saved')}
      >
        <Bookmark size={19} fill={saved ? 'currentColor' : 'none'} aria-hidden="true" />
      </button>
      {act.failure !== null && (
        <p className={classes.failure} role="alert">
          {act.failure}
        </p>
      )}
    </div>
  );
}
