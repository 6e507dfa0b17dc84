import { pathOf } from '@devorbit/contract/path-of.ts';
import type { TeasersFile } from '@devorbit/contract/site/home.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { numberText } from '../../../../platform/format/numbers.ts';
import { counted } from '../../../../platform/format/plurals.ts';
import { card, cardLink, cluster, container, pad, plainLink, stretchedLink, text } from '../../../../ui/layout.ts';
import { DifficultyBadge } from './difficulty-badge.tsx';
import { TabRow } from './tab-row.tsx';
import classes from './preview.module.css';
import page from './section.module.css';
import panels from './tab-panels.module.css';

const tabs = ['Learning Roadmaps', 'AI Challenges'];

/** Two shelves of teasers, one at a time. */
export function Preview({ teasers: { note, roadmaps, challenges } }: { teasers: TeasersFile }) {
  const [chosen, setChosen] = useState(0);
  const panel = (at: number) => ({
    className: panels.panel,
    id: `preview-panel-${at}`,
    role: 'tabpanel',
    'aria-labelledby': `preview-${at}`,
    'data-away': at !== chosen,
  });
  return (
    <section className={`${container(5)} ${page.section}`} aria-labelledby="preview-title">
      <div className={`${cluster(5, { justify: 'between', align: 'end' })} ${classes.head}`}>
        <h2 className={text('page')} id="preview-title">
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
      <div className={panels.panels}>
        <div {...panel(0)}>
          <ul className={classes.cards}>
            {roadmaps.map(({ title, description, level, duration, courses, to }) => (
              <li className={`${card()} ${cardLink} ${pad(5)} ${classes.card}`} key={title}>
                <DifficultyBadge name={level} />
                <h3 className={classes.name}>
                  <Link className={`${plainLink} ${stretchedLink}`} to={to}>
                    {title}
                  </Link>
                </h3>
                <p className={`${text('quiet')} ${classes.text}`}>{description}</p>
                <p
                  className={`${cluster([1, 5], { align: 'stretch' })} ${text('quiet', 'small', 'tabular')} ${classes.facts}`}
                >
                  <span>{duration}</span>
                  <span>{counted(courses, 'course')}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <div {...panel(1)}>
          <ul className={classes.cards}>
            {challenges.map(({ title, difficulty, tags, solved }) => (
              <li className={`${card()} ${cardLink} ${pad(5)} ${classes.card}`} key={title}>
                <DifficultyBadge name={difficulty} />
                <h3 className={classes.name}>
                  <Link
                    className={`${plainLink} ${stretchedLink}`}
                    to={`${pathOf('dsa-challenges')}?search=${encodeURIComponent(title)}`}
                  >
                    {title}
                  </Link>
                </h3>
                <p className={`${text('quiet')} ${classes.text}`}>{tags.join(', ')}</p>
                <p
                  className={`${cluster([1, 5], { align: 'stretch' })} ${text('quiet', 'small', 'tabular')} ${classes.facts}`}
                >
                  <span>{numberText(solved)} solved</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={text('faint', 'fine')}>{note}</p>
    </section>
  );
}
