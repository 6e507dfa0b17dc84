import type { ResourceCollection } from '@devorbit/contract/library/resource-collections.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { longDateText } from '../../../../../platform/format/dates.ts';
import { counted } from '../../../../../platform/format/plurals.ts';
import { ownTimeZone } from '../../../../../platform/time-zone.ts';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { card, cardLink, cluster, grid, pad, stack, stretchedLink, tag, text } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { ShelfScene } from '../../../../../ui/scenes/shelf-scene.tsx';
import { collectionsQuery } from '../api.ts';
import { COLLECTIONS, COLLECTIONS_FAILED, NO_COLLECTIONS } from '../copy.ts';
import classes from './own-collections.module.css';

const CollectionDialog = lazy(async () => ({ default: (await import('./collection-dialog.tsx')).CollectionDialog }));

type Own = ResourceCollection & { has: boolean };

/** The reader's collections, and the way to a new one. */
export function OwnCollections() {
  const query = useQuery(collectionsQuery());
  const navigate = useNavigate();
  const [making, setMaking] = useState(false);
  const make = (
    <Button
      variant="default"
      size="md"
      leftSection={<Plus size={16} aria-hidden="true" />}
      onClick={() => setMaking(true)}
    >
      New collection
    </Button>
  );
  return (
    <>
      <ListPage<Own[]>
        query={query}
        failure={COLLECTIONS_FAILED}
        said="title"
        empty={(rows) =>
          rows.length === 0 ? (
            <EmptyState scene={<ShelfScene />} title={NO_COLLECTIONS} action={make}>
              Put documents together for an exam or a project, and share them with a link.
            </EmptyState>
          ) : null
        }
      >
        {(rows) => (
          <div className={stack(4, 'start')}>
            <ul className={`${grid(4)} ${classes.list}`} aria-label={COLLECTIONS}>
              {rows.map((one) => (
                <Card key={one.id} collection={one} />
              ))}
            </ul>
            {make}
          </div>
        )}
      </ListPage>
      {making && (
        <Suspense>
          <CollectionDialog
            collection={null}
            onClose={() => setMaking(false)}
            onSaved={(made) => {
              setMaking(false);
              if (made) void navigate(pathOf('resource-collection', { id: made.id }));
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function Card({ collection: { id, title, description, count, visibility, updated_at } }: { collection: Own }) {
  return (
    <li className={`${stack(2)} ${card('lifted')} ${pad(4)} ${cardLink} ${classes.card}`}>
      <h3 className={text('section', 'breaking')}>
        <Link className={stretchedLink} to={pathOf('resource-collection', { id })}>
          {title}
        </Link>
      </h3>
      {description !== '' && <p className={text('quiet', 'small', 'breaking')}>{description}</p>}
      <p className={`${cluster([1, 2])} ${text('fine', 'faint')}`}>
        <span className={tag}>{visibility === 'public' ? 'Public' : 'Private'}</span>
        <span>
          {counted(count, 'document')} · <time dateTime={updated_at}>{longDateText(updated_at, ownTimeZone())}</time>
        </span>
      </p>
    </li>
  );
}
