import { pathOf } from '@devorbit/contract/path-of.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../../platform/api-error.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { cluster, container, stack, tag, text } from '../../../../ui/layout.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { SealScene } from '../../../../ui/scenes/seal-scene.tsx';
import { achievementQuery } from '../api.ts';
import { ACHIEVEMENT_UNKNOWN, ACHIEVEMENT_UNKNOWN_TEXT, CRITERIA, levelNames, LOAD_FAILED, VERIFY } from '../copy.ts';
import page from '../../../../ui/page.module.css';
import classes from './certificates-screen.module.css';

type Key = Parameters<typeof achievementQuery>[0];

/** What a certificate is given for: every credential names this page. */
export function AchievementScreen({ of }: { of: Key }) {
  const query = useQuery(achievementQuery(of));
  const missing = query.error instanceof ApiError && [400, 404].includes(query.error.status);
  const { data } = query;
  return (
    <div className={`${container(5)} ${page.page} ${classes.reading}`}>
      {data ? (
        <>
          <div>
            <span className={tag} data-tone={data.level === 'verified' ? 'good' : 'signal'}>
              {levelNames[data.level]}
            </span>
          </div>
          <PageHead title={data.name} lead={data.description} />
          <section className={stack(3)} aria-labelledby="criteria">
            <h2 className={text('part')} id="criteria">
              {CRITERIA}
            </h2>
            <ul className={classes.criteria}>
              {data.criteria.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </section>
          <div className={cluster(3)}>
            <ButtonLink to={pathOf('roadmaps')}>Explore roadmaps</ButtonLink>
            <ButtonLink to={pathOf('verify-any')} tone="plain">
              {VERIFY}
            </ButtonLink>
          </div>
        </>
      ) : missing ? (
        <>
          <h1 className={text('page')}>Achievement</h1>
          <EmptyState
            scene={<SealScene />}
            title={ACHIEVEMENT_UNKNOWN}
            action={<ButtonLink to={pathOf('roadmaps')}>Explore roadmaps</ButtonLink>}
          >
            {ACHIEVEMENT_UNKNOWN_TEXT}
          </EmptyState>
        </>
      ) : query.isPending ? (
        <div role="status" aria-label="Loading the achievement">
          <Skeleton height={260} radius="lg" />
        </div>
      ) : (
        <LoadFailure query={query} title={LOAD_FAILED} />
      )}
    </div>
  );
}
