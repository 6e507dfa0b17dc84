import { pathOf } from '@devorbit/contract/path-of.ts';
import type { TeasersFile } from '@devorbit/contract/site/home.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { numberText } from '../../../../platform/format/numbers.ts';
import { counted } from '../../../../platform/format/plurals.ts';
import { DifficultyBadge } from './difficulty-badge.tsx';
import { TabRow } from './tab-row.tsx';
import classes from './preview.module.css';

const tabs = ['Learning Roadmaps', 'AI Challenges'];

/** Two shelves of teasers, one at a time. */
export function Preview({ teasers: { note, roadmaps, challenges } }: { teasers: TeasersFile }) {
  const [chosen, setChosen] = useState(0);
  const panel = (at: number) => ({
    className: classes.panel,
    id: `preview-panel-${at}`,
    role: 'tabpanel',
    'aria-labelledby': `preview-${at}`,
    'data-away': at !== chosen,
  });
  return (
    <section className={classes.section} aria-labelledby="preview-title">
      <div className={classes.head}>
        <h2 className={classes.title} id="preview-title">
          Pick your first orbit
        </h2>
        <TabRow
          id="preview"
          label="Previews"
          tabs={tabs}
          chosen={chosen}
          onChoose={setChosen}
          className={classes.tabs}
          tabClassName={classes.tab}
        />
      </div>
      <div className={classes.stack}>
        <div {...panel(0)}>
          <ul className={classes.shelf}>
            {roadmaps.map(({ title, description, level, duration, courses, to }) => (
              <li className={classes.card} key={title}>
                <DifficultyBadge name={level} />
                <h3 className={classes.name}>
                  <Link className={classes.link} to={to}>
                    {title}
                  </Link>
                </h3>
                <p className={classes.text}>{description}</p>
                <p className={classes.facts}>
                  <span>{duration}</span>
                  <span>{counted(courses, 'course')}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <div {...panel(1)}>
          <ul className={classes.shelf}>
            {challenges.map(({ title, difficulty, tags, solved }) => (
              <li className={classes.card} key={title}>
                <DifficultyBadge name={difficulty} />
                <h3 className={classes.name}>
                  <Link className={classes.link} to={`${pathOf('dsa-challenges')}?search=${encodeURIComponent(title)}`}>
                    {title}
                  </Link>
                </h3>
                <p className={classes.text}>{tags.join(', ')}</p>
                <p className={classes.facts}>
                  <span>{numberText(solved)} solved</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={classes.note}>{note}</p>
    </section>
  );
}
