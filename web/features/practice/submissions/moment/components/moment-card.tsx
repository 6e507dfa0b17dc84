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
  const [sharing, setSharing] = useState(false);
  const told = data ? momentText(data, ownTimeZone()) : '';
  useEffect(() => onTold(told), [told, onTold]);
  if (data === null || isError) return null;
  return (
    <>
      <section className={`night ${classes.card}`} aria-label="What this brought" aria-busy={data === undefined}>
        <div className={classes.picture}>
          <Launch flies={live && data?.solved_before === null} />
        </div>
        {data && <Brought moment={data} live={live} onShare={() => setSharing(true)} />}
      </section>
      {data && sharing && (
        <Suspense>
          <ShareDialog moment={data} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}

type BroughtProps = { moment: Moment; live: boolean; onShare: () => void };

function Brought({ moment, live, onShare }: BroughtProps) {
  const note = pointsNote(moment, ownTimeZone());
  const facts = momentFacts(moment);
  const standing = live ? standingTexts(moment.standing, moment.language) : [];
  return (
    <div className={classes.words}>
      <div className={stack(3)}>
        <h3 className={classes.heading}>{headingText(moment)}</h3>
        {facts.length > 0 && (
          <dl className={`${cluster([2, 6])} ${figures}`}>
            {facts.map(({ value, label }) => (
              <div className={classes.fact} key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {(note !== null || standing.length > 0) && (
          <div className={text('quiet', 'small')}>
            {note !== null && <p>{note}</p>}
            {standing.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
        {moment.badges.map(({ id, name, description }) => (
          <p className={`${text('small')} ${classes.badge}`} key={id}>
            <Award size={22} strokeWidth={1.7} aria-hidden="true" />
            <span>
              New badge: <b>{name}</b>. {description}.
            </span>
          </p>
        ))}
      </div>
      <div className={`${stack(3)} ${classes.ways}`}>
        {live && moment.next && <Next next={moment.next} />}
        <div className={cluster(2)}>
          <PlainButton tone="plain" size="small" onClick={onShare}>
            <Share2 size={15} aria-hidden="true" />
            Share card
          </PlainButton>
          {live && (
            <ButtonLink tone="quiet" size="small" to={pathOf('submission', { id: moment.submission_id })}>
              View submission
            </ButtonLink>
          )}
        </div>
      </div>
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
