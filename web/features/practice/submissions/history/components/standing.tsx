import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { stack, text } from '../../../../../ui/layout.ts';
import { Meter } from '../../../../../ui/meter.tsx';
import { standingQuery } from '../api.ts';
import { standingTexts } from '../model.ts';
import classes from './standing.module.css';

/** How an Accepted submission compares with those of others. */
export function Standing({ id, language }: { id: string; language: PracticeLanguage }) {
  const { data } = useQuery(standingQuery(id));
  if (!data) return null;
  const bars = [data.faster_than, data.leaner_than].filter((percent) => percent !== null);
  return (
    <section className={`${stack(3)} ${classes.standing}`} aria-labelledby="standing">
      <h2 className={text('section')} id="standing">
        How it compares
      </h2>
      <ul className={`${stack(3)} ${text('quiet', 'small')}`}>
        {standingTexts(data, language).map((text, index) => (
          <li className={stack(2)} key={text}>
            {text}
            {bars[index] !== undefined && <Meter part={bars[index] / 100} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
