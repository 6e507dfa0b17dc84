import type { ProgrammeSession, Speaker } from '@devorbit/contract/events/programme.ts';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, Pencil, Star } from 'lucide-react';
import { useSession } from '../../../../platform/session.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { card, cluster, iconButton, pad, row, stack, tag, text, unseen } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { markSession, sessionFileOf } from '../api.ts';
import classes from './session-card.module.css';

type Props = {
  event: number;
  session: ProgrammeSession;
  speakers: Speaker[];
  /** Whether it goes on at this moment. */
  now: boolean;
  /** Whether another one that was starred is at the same time. */
  clashes: boolean;
  onEdit: (() => void) | null;
};

/** A session: when and where it is, who speaks, and one's star. */
export function SessionCard({ event, session, speakers, now, clashes, onEdit }: Props) {
  const client = useQueryClient();
  const signedIn = useSession() !== null;
  const { id, title, abstract, startsAt, endsAt, startTime, endTime, room, track, starred } = session;
  const star = useAct(() => markSession(client, event, id, !starred), 'That did not work. Please try again.');
  return (
    <article className={`${card()} ${pad(3)} ${stack(2)} ${classes.card}`} data-now={now || undefined}>
      <p className={`${cluster([1, 2])} ${text('small', 'tabular')}`}>
        <span>
          <time dateTime={startsAt}>{startTime}</time>–<time dateTime={endsAt}>{endTime}</time>
        </span>
        <span className={text('quiet', 'breaking')}>{room}</span>
        {now && (
          <span className={tag} data-tone="good">
            Now
          </span>
        )}
      </p>
      <h3 className={text('strong', 'breaking')}>{title}</h3>
      {speakers.length > 0 && (
        <p className={text('quiet', 'small', 'breaking')}>{speakers.map(({ name }) => name).join(', ')}</p>
      )}
      {(track !== '' || clashes) && (
        <p className={cluster(2)}>
          {track !== '' && <span className={tag}>{track}</span>}
          {clashes && (
            <span className={tag} data-tone="warn">
              Overlaps another starred session
            </span>
          )}
        </p>
      )}
      {abstract !== '' && (
        <details className={classes.about}>
          <summary>
            About<span className={unseen}> {title}</span>
          </summary>
          <p className={`${text('breaking')} ${classes.prose}`}>{abstract}</p>
        </details>
      )}
      <div className={row(1)}>
        {signedIn && (
          <button
            type="button"
            className={`${iconButton} ${classes.star}`}
            aria-pressed={starred}
            aria-label={`Star: ${title}`}
            title="Star"
            onClick={() => void star.run()}
          >
            <Star size={19} fill={starred ? 'currentColor' : 'none'} aria-hidden="true" />
          </button>
        )}
        <a
          className={iconButton}
          href={sessionFileOf(event, id)}
          aria-label={`Add to calendar: ${title}`}
          title="Add to calendar"
        >
          <CalendarPlus size={19} aria-hidden="true" />
        </a>
        {onEdit !== null && (
          <button type="button" className={iconButton} aria-label={`Edit: ${title}`} title="Edit" onClick={onEdit}>
            <Pencil size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      <Message tone="bad">{star.failure}</Message>
    </article>
  );
}
