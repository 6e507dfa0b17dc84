import { MAX_TAGS } from '@devorbit/contract/practice/authoring-limits.ts';
import { Check } from 'lucide-react';
import { Chip } from '../../../../ui/chip.tsx';
import { text } from '../../../../ui/layout.ts';
import classes from './generate-dialog.module.css';

type Props = { offered: string[]; chosen: string[]; onChange: (chosen: string[]) => void };

/** Topics to press and to let go again; none means any. */
export function TopicChips({ offered, chosen, onChange }: Props) {
  return (
    <fieldset className={classes.topics}>
      <legend>Topics</legend>
      <p className={text('quiet', 'small')}>Pick the ones you’d like, or none for a surprise.</p>
      <ul className={classes.chips}>
        {offered.map((topic) => {
          const on = chosen.includes(topic);
          return (
            <li key={topic}>
              <Chip
                pressed={on}
                disabled={!on && chosen.length >= MAX_TAGS}
                onClick={() => onChange(on ? chosen.filter((one) => one !== topic) : [...chosen, topic])}
              >
                {on && <Check size={14} strokeWidth={3} aria-hidden="true" />}
                {topic}
              </Chip>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
