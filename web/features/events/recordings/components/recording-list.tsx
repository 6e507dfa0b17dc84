import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { useQuery } from '@tanstack/react-query';
import { Lock, Video } from 'lucide-react';
import { useId } from 'react';
import { counted } from '../../../../platform/format/plurals.ts';
import { row, stack, text } from '../../../../ui/layout.ts';
import { recordingsQuery } from '../api.ts';
import classes from './recording-list.module.css';

/** Where an event can be watched again; nothing where there is nothing. */
export function RecordingList({ event }: { event: EventDetail }) {
  const { data } = useQuery(recordingsQuery(event.id));
  const id = useId();
  if (!data || (data.recordings.length === 0 && data.hidden === 0)) return null;
  return (
    <section className={stack(2)} aria-labelledby={id}>
      <h3 id={id} className={text('section')}>
        Recordings
      </h3>
      {data.hidden > 0 && (
        <p className={`${row(2)} ${text('quiet')}`}>
          <Lock size={16} aria-hidden="true" />
          {counted(data.hidden, 'recording')} for people who had a place
        </p>
      )}
      {data.recordings.length > 0 && (
        <ul className={`${stack(2)} ${classes.list}`}>
          {data.recordings.map(({ title, url }, at) => (
            <li key={at}>
              <a className={row(2)} href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
                <Video size={18} aria-hidden="true" />
                <span className={text('breaking')}>
                  {title} <span className={text('quiet', 'small')}>{new URL(url).hostname}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
