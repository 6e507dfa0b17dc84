import { savedItem } from '@devorbit/contract/learning/progress-marks.ts';
import { roadmapPath } from '@devorbit/contract/learning/roadmap-paths.ts';
import { tabLabels } from '@devorbit/contract/learning/roadmap-types.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { readSession, useSession } from '../../../../../platform/session.ts';
import { ButtonLink, PlainButton } from '../../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import {
  card,
  cardLink,
  cluster,
  grid,
  pad,
  plainLink,
  row,
  stack,
  stretchedLink,
  text,
} from '../../../../../ui/layout.ts';
import { Meter } from '../../../../../ui/meter.tsx';
import { PageHead } from '../../../../../ui/page-head.tsx';
import { ConstellationScene } from '../../../../../ui/scenes/constellation-scene.tsx';
import { mark, useExchange, useProgress } from '../../progress/state.ts';
import { AWAY, CERTIFICATES, MINE, MINE_LEAD, NONE_SAVED, NONE_STARTED, NONE_STARTED_TEXT } from '../copy.ts';
import { mine, type MyItem, type MyProgress } from '../model.ts';
import classes from './my-roadmaps.module.css';

type Props = {
  items: readonly MyItem[];
  /** What is due for review, and the generated plans: parts of others, for who is signed in. */
  due: ReactNode;
  generated: ReactNode;
};

/** What somebody has started and saved, and what is due. Who is not signed in is led to where one signs up. */
export function MyRoadmaps({ items, due, generated }: Props) {
  const session = useSession();
  const navigate = useNavigate();
  const kept = useProgress();
  const exchanged = useExchange();
  useEffect(() => {
    // Asked again: the first drawing knows no session yet.
    if (readSession() === null) void navigate(pathOf('sign-up'), { replace: true });
  }, [session, navigate]);
  const { started, saved } = mine(items, kept);
  return (
    <>
      <PageHead title={MINE} lead={MINE_LEAD} />
      <p>
        <Link to={pathOf('certificates')}>{CERTIFICATES}</Link>
      </p>
      {session !== null && due}
      <section className={stack(4)} aria-labelledby="started">
        <h2 className={text('part')} id="started">
          Started
        </h2>
        {exchanged === 'away' && (
          <p className={text('quiet', 'small')} role="status">
            {AWAY}
          </p>
        )}
        {started.length === 0 && exchanged === 'pending' ? (
          <p className={text('quiet')} role="status">
            Loading your roadmaps…
          </p>
        ) : started.length === 0 ? (
          <EmptyState
            scene={<ConstellationScene />}
            title={NONE_STARTED}
            action={<ButtonLink to={pathOf('roadmaps')}>Explore roadmaps</ButtonLink>}
          >
            {NONE_STARTED_TEXT}
          </EmptyState>
        ) : (
          <ul className={`${grid(4)} ${classes.cards}`}>
            {started.map((progress) => (
              <Started key={progress.item.type + progress.item.id} progress={progress} />
            ))}
          </ul>
        )}
      </section>
      {session !== null && generated}
      <section className={stack(4)} aria-labelledby="saved">
        <h2 className={text('part')} id="saved">
          Saved
        </h2>
        {saved.length === 0 ? (
          <p className={text('quiet')}>{NONE_SAVED}</p>
        ) : (
          <ul className={`${stack(3)} ${classes.saved}`}>
            {saved.map(({ type, id, title }) => (
              <li key={type + id} className={cluster([1, 4], { justify: 'between' })}>
                <span className={row(3, { align: 'baseline' })}>
                  <Link to={roadmapPath(type, id)}>{title}</Link>
                  <span className={text('quiet', 'fine')}>{tabLabels[type]}</span>
                </span>
                <PlainButton
                  tone="quiet"
                  size="small"
                  aria-label={`Remove ${title}`}
                  onClick={() => mark(savedItem(type, id), 'none')}
                >
                  Remove
                </PlainButton>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function Started({ progress: { item, done, total, percent, next } }: { progress: MyProgress }) {
  const { type, id, title, lead } = item;
  return (
    <li className={`${stack(3)} ${card('lifted')} ${cardLink} ${pad(4)} ${classes.card}`}>
      <div className={stack(1)}>
        <h3 className={classes.title}>
          <Link className={`${plainLink} ${stretchedLink}`} to={roadmapPath(type, id)}>
            {title}
          </Link>
        </h3>
        <p className={text('quiet', 'small')}>{next === null ? lead : `Next up: ${next}`}</p>
      </div>
      <div className={row(3)}>
        <span className={`${text('quiet', 'fine', 'tabular')} ${classes.figure}`}>
          {done} of {total}
        </span>
        <Meter part={percent / 100} />
        <span className={text('quiet', 'fine', 'tabular')}>{percent}%</span>
      </div>
    </li>
  );
}
