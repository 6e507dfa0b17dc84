import type { Resource, ResourcePosition } from '@devorbit/contract/library/resources.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isPlainClick } from '../../../../../platform/plain-click.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { card, cardLink, grid, iconButton, pad, row, stack, stretchedLink, text } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { TypeTile } from '../../components/type-tile.tsx';
import { hashOf, type Spot } from '../../model.ts';
import { readingQuery, stopReading } from '../api.ts';
import { CONTINUE } from '../copy.ts';
import progress from '../../../../../ui/progress.module.css';
import classes from './continue-reading.module.css';

type Begun = { resource: Resource; position: ResourcePosition };
type Props = {
  onOpen: (resource: Resource, spot: Spot | null) => void;
  /** What stands there where nothing was begun. */
  empty?: ReactNode;
};

/** Documents that the reader has begun, each opening at its page; nothing where there are none. */
export function ContinueReading({ onOpen, empty = null }: Props) {
  const rows = useQuery(readingQuery()).data;
  if (rows === undefined) return null;
  if (rows.length === 0) return empty;
  return (
    <section className={stack(3)} aria-labelledby="continue">
      <h2 className={text('part')} id="continue">
        {CONTINUE}
      </h2>
      <ul className={grid(3)} aria-label={CONTINUE}>
        {rows.map((one) => (
          <Card key={one.resource.id} begun={one} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

function Card({ begun: { resource, position }, onOpen }: { begun: Begun; onOpen: Props['onOpen'] }) {
  const { id, title, file_type } = resource;
  const { page, pages } = position;
  const client = useQueryClient();
  const stop = useAct(() => stopReading(client, id), 'It was not removed. Please try again.');
  return (
    <li className={`${card('lifted')} ${pad(3)} ${cardLink} ${row(3, { align: 'start' })} ${classes.card}`}>
      <TypeTile type={file_type} />
      <div className={`${stack(1)} ${classes.words}`}>
        <h3 className={text('strong', 'breaking')}>
          <Link
            className={stretchedLink}
            to={pathOf('resource', { id }) + hashOf({ page, words: [] })}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              // The document knows its reader's page.
              onOpen(resource, null);
            }}
          >
            {title}
          </Link>
        </h3>
        <p className={text('fine', 'quiet', 'tabular')}>
          Page {page} of {pages}
        </p>
        <progress className={progress.bar} max={pages} value={page} aria-hidden="true" />
        <Message tone="bad">{stop.failure}</Message>
      </div>
      <button
        className={`${iconButton} ${classes.stop}`}
        type="button"
        aria-label={`Remove ${title} from this list`}
        title="Remove"
        onClick={() => void stop.run()}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  );
}
