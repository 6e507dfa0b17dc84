import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { stack, text } from '../../../../../ui/layout.ts';
import { standingQuery } from '../api.ts';
import { standingTexts } from '../model.ts';
import classes from './standing.module.css';

/** How an Accepted submission compares with those of others. */
export function Standing({ id, language }: { id: string; language: PracticeLanguage }) {
  const { data } = useQuery(standingQuery(id));
  if (!data) return null;
  const bars = [data.faster_than, data.leaner_than].filter((percent) => percent !== null);
  return (
    <section className={classes.standing} aria-labelledby="standing">
      <h2 className={text('section')} id="standing">
        How it compares
      </h2>
      <ul className={`${stack(3)} ${text('quiet', 'small')}`}>
        {standingTexts(data, language).map((text, index) => (
          <li key={text}>
            {text}
            {bars[index] !== undefined && (
              <span className={classes.track} aria-hidden="true">
                <span className={classes.fill} style={{ width: `${bars[index]}%` }} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
