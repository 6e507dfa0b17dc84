import { MAX_STARS } from '@devorbit/contract/events/feedback-limits.ts';
import { Star } from 'lucide-react';
import { text } from '../../../../ui/layout.ts';
import { starNames, starsText } from '../copy.ts';
import classes from './star-field.module.css';

type Props = { value: number; onChange: (stars: number) => void; error: string | null };

/** One to five stars, chosen as one chooses among radio buttons; 0 where nothing is chosen yet. */
export const StarField = ({ value, onChange, error }: Props) => (
  <fieldset className={classes.field}>
    <legend className={text('strong')}>How was it?</legend>
    <div className={classes.stars}>
      {Array.from({ length: MAX_STARS }, (_, at) => at + 1).map((stars) => (
        <label key={stars} className={classes.star} data-lit={stars <= value || undefined}>
          <input
            type="radio"
            name="stars"
            value={stars}
            checked={stars === value}
            onChange={() => onChange(stars)}
            aria-label={`${starsText(stars)}: ${starNames[at(stars)]}`}
          />
          <Star size={28} aria-hidden="true" />
        </label>
      ))}
      <span className={text('quiet', 'small')} aria-hidden="true">
        {value > 0 && starNames[at(value)]}
      </span>
    </div>
    {error !== null && (
      <p className={text('bad', 'small')} role="alert">
        {error}
      </p>
    )}
  </fieldset>
);

const at = (stars: number) => (stars - 1) as 0 | 1 | 2 | 3 | 4;
