import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Moment } from '@devorbit/contract/practice/submissions.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Award, Share2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { ownTimeZone } from '../../../../../platform/time-zone.ts';
import { ButtonLink, PlainButton } from '../../../../../ui/button-link.tsx';
import { cluster, figures, plainLink, stack, stretchedLink, text } from '../../../../../ui/layout.ts';
import { standingTexts } from '../../history/model.ts';
import { momentQuery } from '../api.ts';
import { headingText, momentFacts, momentText, pointsNote } from '../model.ts';
import { Launch } from './launch.tsx';
import classes from './moment-card.module.css';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

type Props = {
  id: string;
  /** It has just fallen: the craft flies, and the way to the submission is shown. */
  live: boolean;
  /** Called with all of it in sentences. */
  onTold: (text: string) => void;
};

/** What an Accepted submission of one's own brought, and what is next. Absent for another's. */
export function MomentCard({ id, live, onTold }: Props) {
  const { data, isError } = useQuery(momentQuery(id));
  const told = data ? momentText(data, ownTimeZone()) : '';
  useEffect(() => onTold(told), [told, onTold]);
  if (data === null || isError) return null;
  return (
    <section className={`night ${classes.card}`} aria-label="What this brought" aria-busy={data === undefined}>
      <div className={classes.picture}>
        <Launch flies={live} />
      </div>
      {data && <Brought moment={data} live={live} />}
    </section>
  );
}

function Brought({ moment, live }: { moment: Moment; live: boolean }) {
  const [sharing, setSharing] = useState(false);
  const note = pointsNote(moment, ownTimeZone());
  return (
    <div className={`${stack(4)} ${classes.words}`}>
      <h3 className={classes.heading}>{headingText(moment)}</h3>
      <dl className={`${cluster([2, 6])} ${figures}`}>
        {momentFacts(moment).map(({ value, label }) => (
          <div className={classes.fact} key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={`${stack(1)} ${text('quiet', 'small')}`}>
        {note && <p>{note}</p>}
        {live && standingTexts(moment.standing, moment.language).map((sentence) => <p key={sentence}>{sentence}</p>)}
      </div>
      {moment.badges.map(({ id, name, description }) => (
        <p className={classes.badge} key={id}>
          <Award size={22} strokeWidth={1.7} aria-hidden="true" />
          <span>
            New badge: <b>{name}</b>. {description}.
          </span>
        </p>
      ))}
      {live && moment.next && <Next next={moment.next} />}
      <div className={cluster(3)}>
        <PlainButton tone="plain" size="small" onClick={() => setSharing(true)}>
          <Share2 size={15} aria-hidden="true" />
          Share
        </PlainButton>
        {live && (
          <ButtonLink tone="quiet" size="small" to={pathOf('submission', { id: moment.submission_id })}>
            View submission
          </ButtonLink>
        )}
      </div>
      {sharing && (
        <Suspense>
          <ShareDialog moment={moment} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Next({ next: { problem, reason } }: { next: NonNullable<Moment['next']> }) {
  const why = useId();
  return (
    <div className={classes.next}>
      <div className={stack(0)}>
        <p className={text('quiet', 'fine')}>Next · {problem.difficulty}</p>
        <Link
          className={`${plainLink} ${stretchedLink} ${text('breaking', 'strong')}`}
          to={pathOf('problem', { id: problem.id })}
          aria-describedby={why}
        >
          {problem.title}
        </Link>
        <p className={text('quiet', 'small')} id={why}>
          {reason}
        </p>
      </div>
      <ArrowRight size={20} aria-hidden="true" />
    </div>
  );
}
