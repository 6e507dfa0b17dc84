import type { ResourceCollection } from '@devorbit/contract/library/resource-collections.ts';
import type { Resource } from '@devorbit/contract/library/resources.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../../../platform/api-error.ts';
import { counted } from '../../../../../platform/format/plurals.ts';
import { ButtonLink } from '../../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { backLink, card, cluster, container, divided, pad, stack, tag, text } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { ShelfScene } from '../../../../../ui/scenes/shelf-scene.tsx';
import { ResourceRow } from '../../components/resource-row.tsx';
import { HUB } from '../../copy.ts';
import { collectionQuery } from '../api.ts';
import { COLLECTION_FAILED, COLLECTION_NOT_FOUND } from '../copy.ts';
import { CollectionTools } from './collection-tools.tsx';
import { ItemTools } from './item-tools.tsx';
import page from '../../../../../ui/page.module.css';
import classes from './collection-screen.module.css';

const ViewerDialog = lazy(async () => ({
  default: (await import('../../viewer/components/viewer-dialog.tsx')).ViewerDialog,
}));
const DeleteDialog = lazy(async () => ({
  default: (await import('../../components/delete-dialog.tsx')).DeleteDialog,
}));

type Report = (collection: ResourceCollection) => ReactNode;

/** Documents that somebody has put together. `report` stands at those of others. */
export function CollectionScreen({ id, report }: { id: string; report: Report }) {
  const query = useQuery(collectionQuery(id));
  return (
    <div className={`${container(5)} ${page.page}`}>
      <Link className={backLink} to={pathOf('resources')}>
        <ArrowLeft size={17} aria-hidden="true" />
        {HUB}
      </Link>
      {query.isPending ? (
        <div className={stack(3)} role="status" aria-busy="true" aria-label="Loading">
          <Skeleton height={40} width="60%" />
          <Skeleton height={300} />
        </div>
      ) : query.isError ? (
        query.error instanceof ApiError && query.error.status === 404 ? (
          <>
            <title>{`${COLLECTION_NOT_FOUND} · DevOrbit`}</title>
            <EmptyState
              scene={<ShelfScene />}
              title={COLLECTION_NOT_FOUND}
              heading="h1"
              action={<ButtonLink to={pathOf('resources')}>See all documents</ButtonLink>}
            >
              It was deleted, is private, or the address has a mistake in it.
            </EmptyState>
          </>
        ) : (
          <LoadFailure query={query} title={COLLECTION_FAILED} />
        )
      ) : (
        <Shown {...query.data} report={report} />
      )}
    </div>
  );
}

function Shown({ collection, items, report }: { collection: ResourceCollection; items: Resource[]; report: Report }) {
  const { title, description, owner, mine, visibility, removed } = collection;
  const [opened, setOpened] = useState<Resource | null>(null);
  const [leaving, setLeaving] = useState<Resource | null>(null);
  const ids = items.map(({ id }) => id);
  return (
    <>
      <title>{`${title} · DevOrbit`}</title>
      <header className={stack(3)}>
        <h1 className={text('page', 'breaking')}>{title}</h1>
        {description !== '' && <p className={`${text('breaking')} ${classes.description}`}>{description}</p>}
        <p className={`${cluster([1, 3])} ${text('small', 'quiet')}`}>
          <span>{counted(items.length, 'document')}</span>
          {mine ? (
            <span className={tag}>{visibility === 'public' ? 'Public' : 'Private'}</span>
          ) : (
            <span>
              By <Link to={pathOf('public-profile', { username: owner })}>{owner}</Link>
            </span>
          )}
          {removed && (
            <span className={tag} data-tone="bad">
              Removed by the moderators
            </span>
          )}
        </p>
        {mine ? <CollectionTools collection={collection} /> : report(collection)}
      </header>
      {items.length === 0 ? (
        <EmptyState
          scene={<ShelfScene />}
          title="No documents yet"
          action={mine && <ButtonLink to={pathOf('resources')}>Find documents</ButtonLink>}
        >
          {mine ? 'Open a document and choose “Add to collection”.' : 'Its owner has added nothing yet.'}
        </EmptyState>
      ) : (
        <ol className={`${card('lifted')} ${pad(5)} ${divided} ${classes.items}`} aria-label={title}>
          {items.map((resource, at) => (
            <ResourceRow
              key={resource.id}
              resource={resource}
              heading="h2"
              onOpen={setOpened}
              onDelete={setLeaving}
              tools={mine && <ItemTools collection={collection.id} ids={ids} at={at} title={resource.title} />}
            />
          ))}
        </ol>
      )}
      <Suspense>
        {opened && <ViewerDialog resource={opened} spot={null} onClose={() => setOpened(null)} />}
        {leaving && (
          <DeleteDialog resource={leaving} onClose={() => setLeaving(null)} onDeleted={() => setLeaving(null)} />
        )}
      </Suspense>
    </>
  );
}
