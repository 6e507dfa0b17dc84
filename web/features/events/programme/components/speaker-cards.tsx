import type { Programme, Speaker } from '@devorbit/contract/events/programme.ts';
import { Pencil } from 'lucide-react';
import { Avatar } from '../../../../ui/avatar.tsx';
import { card, grid, iconButton, pad, row, stack, text } from '../../../../ui/layout.ts';
import classes from './speaker-cards.module.css';

type Props = { programme: Programme; onEdit: ((speaker: Speaker) => void) | null };

/** Who speaks at an event, and on what. */
export function SpeakerCards({ programme: { speakers, sessions }, onEdit }: Props) {
  if (speakers.length === 0) return null;
  return (
    <section className={stack(3)} aria-labelledby="speakers">
      <h2 id="speakers" className={text('part')}>
        Speakers
      </h2>
      <ul className={`${grid(4)} ${classes.speakers}`}>
        {speakers.map((speaker) => {
          const { id, name, title, company, bio } = speaker;
          const talks = sessions.filter((one) => one.speakers.includes(id));
          return (
            <li key={id} className={`${card()} ${pad(4)} ${stack(2)} ${classes.speaker}`}>
              <div className={row(3)}>
                <Avatar initial={name.slice(0, 1).toUpperCase()} size="small" />
                <div className={classes.who}>
                  <h3 className={text('strong', 'breaking')}>{name}</h3>
                  <p className={text('quiet', 'small', 'breaking')}>
                    {[title, company].filter((part) => part !== '').join(', ')}
                  </p>
                </div>
                {onEdit !== null && (
                  <button
                    type="button"
                    className={iconButton}
                    aria-label={`Edit: ${name}`}
                    title="Edit"
                    onClick={() => onEdit(speaker)}
                  >
                    <Pencil size={18} aria-hidden="true" />
                  </button>
                )}
              </div>
              {bio !== '' && <p className={`${text('small', 'breaking')} ${classes.bio}`}>{bio}</p>}
              {talks.length > 0 && (
                <p className={text('quiet', 'small', 'breaking')}>{talks.map((one) => one.title).join(' · ')}</p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
