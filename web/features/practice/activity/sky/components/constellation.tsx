import { pathOf } from '@devorbit/contract/path-of.ts';
import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { now } from '../../../../../platform/clock.ts';
import { ButtonLink } from '../../../../../ui/button-link.tsx';
import { card, cluster, row, stack, text } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { StarField } from '../../../../../ui/star-field.tsx';
import { difficulties } from '../../../problems/model.ts';
import { skyQuery } from '../api.ts';
import { CONSTELLATION, CONSTELLATION_LEAD, FIRST_STAR, NO_STARS, SKY_FAILURE } from '../copy.ts';
import { chartOf, NARROW, skyText, WIDE } from '../model.ts';
import { StarChart, StarMark } from './star-chart.tsx';
import { StarList } from './star-list.tsx';
import panelClasses from '../../components/panel.module.css';
import classes from './constellation.module.css';

/** The solved problems of a user as a sky, and the same as a list; null: one's own. */
export function Constellation({ username = null }: { username?: string | null }) {
  const sky = useQuery(skyQuery(username));
  const narrow = useMediaQuery('(max-width: 599.98px)', false, { getInitialValueInEffect: false });
  const stars = sky.data;
  return (
    <section
      className={`${stack(4)} ${card('lifted')} ${panelClasses.panel}`}
      aria-labelledby="constellation"
      aria-busy={sky.isPending}
    >
      <div className={`${cluster([1, 4], { justify: 'between', align: 'baseline' })}`}>
        <h3 className={text('section')} id="constellation">
          {CONSTELLATION}
        </h3>
        {stars && stars.length > 0 && <p className={text('quiet', 'small', 'tabular')}>{skyText(stars)}</p>}
      </div>
      {!stars ? (
        sky.isPending ? (
          <Skeleton height={300} radius="md" />
        ) : (
          <LoadFailure query={sky} title={SKY_FAILURE} frame="line" />
        )
      ) : stars.length === 0 ? (
        <NoStars own={username === null} />
      ) : (
        <>
          <StarChart chart={chartOf(stars, narrow ? NARROW : WIDE, now())} name={skyText(stars)} />
          <div className={`${cluster([2, 5], { justify: 'between' })} ${text('quiet', 'fine')}`}>
            <p className={classes.lead}>{CONSTELLATION_LEAD}</p>
            <ul className={cluster([1, 4])} aria-hidden="true">
              {difficulties.map((difficulty) => (
                <li className={row(1)} key={difficulty}>
                  <svg className={classes.legend} viewBox="-12 -12 24 24" width="22" height="22">
                    <StarMark difficulty={difficulty} />
                  </svg>
                  {difficulty}
                </li>
              ))}
            </ul>
          </div>
          <StarList stars={stars} />
        </>
      )}
    </section>
  );
}

/** A night that waits for its first star. */
function NoStars({ own }: { own: boolean }) {
  return (
    <div className={`night ${stack(4, 'center')} ${classes.empty}`}>
      <StarField id="first-star" />
      <svg className={classes.waiting} viewBox="-40 -40 80 80" width="80" height="80" aria-hidden="true">
        <circle r="30" />
        <circle r="18" />
        <path d="M0-9C.7-2.7 2.7-.7 9 0 2.7.7.7 2.7 0 9-.7 2.7-2.7.7-9 0-2.7-.7-.7-2.7 0-9" />
      </svg>
      <p className={text('strong')}>{own ? FIRST_STAR : NO_STARS}</p>
      {own && (
        <ButtonLink to={pathOf('practice')} size="small">
          Choose a problem
        </ButtonLink>
      )}
    </div>
  );
}
