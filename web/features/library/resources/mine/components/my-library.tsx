import type { Resource } from '@devorbit/contract/library/resources.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { usePageQuery } from '../../../../../platform/page-query.ts';
import { useSession } from '../../../../../platform/session.ts';
import { Chip } from '../../../../../ui/chip.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { backLink, card, cluster, container, pad, stack, text, unseen } from '../../../../../ui/layout.ts';
import { PageHead } from '../../../../../ui/page-head.tsx';
import { ShelfScene } from '../../../../../ui/scenes/shelf-scene.tsx';
import { SignInPrompt } from '../../../../../ui/sign-in-prompt.tsx';
import { latestQuery } from '../../api.ts';
import { OwnCollections } from '../../collections/components/own-collections.tsx';
import { ResourceList } from '../../components/resource-list.tsx';
import { HUB, LIBRARY } from '../../copy.ts';
import type { Spot } from '../../model.ts';
import { ContinueReading } from '../../reading/components/continue-reading.tsx';
import { OwnSuggestions } from '../../suggestions/components/own-suggestions.tsx';
import { ReviewQueue } from '../../suggestions/components/review-queue.tsx';
import { LIBRARY_LEAD } from '../copy.ts';
import { tabOf, tabsFor } from '../model.ts';
import page from '../../../../../ui/page.module.css';

const ViewerDialog = lazy(async () => ({
  default: (await import('../../viewer/components/viewer-dialog.tsx')).ViewerDialog,
}));
const DeleteDialog = lazy(async () => ({ default: (await import('../../components/delete-dialog.tsx')).DeleteDialog }));

/** What a member reads, keeps and has suggested; for superusers also what waits for their review. */
export function MyLibrary() {
  const user = useSession()?.user;
  const [params, change] = usePageQuery();
  const tabs = tabsFor(user?.is_superuser === true);
  const tab = tabOf(params.get('tab'), tabs);
  return (
    <div className={`${container(5)} ${page.page}`}>
      <Link className={backLink} to={pathOf('resources')}>
        <ArrowLeft size={17} aria-hidden="true" />
        {HUB}
      </Link>
      <PageHead title={LIBRARY} lead={LIBRARY_LEAD} />
      {user === undefined ? (
        <SignInPrompt scene={<ShelfScene />} title="Sign in to see your library" why="see your library" />
      ) : (
        <>
          <div className={cluster(2)} role="group" aria-label={LIBRARY}>
            {tabs.map(({ id, name }) => (
              <Chip key={id} pressed={id === tab} onClick={() => change({ tab: id, page: null })}>
                {name}
              </Chip>
            ))}
          </div>
          <h2 className={unseen}>{tabs.find(({ id }) => id === tab)?.name}</h2>
          {tab === 'reading' && <Reading />}
          {tab === 'collections' && <OwnCollections />}
          {tab === 'suggestions' && <OwnSuggestions />}
          {tab === 'review' && <ReviewQueue />}
        </>
      )}
    </div>
  );
}

function Reading() {
  const [opened, setOpened] = useState<{ resource: Resource; spot: Spot | null } | null>(null);
  const [leaving, setLeaving] = useState<Resource | null>(null);
  return (
    <>
      <ContinueReading onOpen={(resource, spot) => setOpened({ resource, spot })} />
      <section className={`${stack(2)} ${card('lifted')} ${pad(5)}`} aria-labelledby="bookmarks">
        <h2 className={text('part')} id="bookmarks">
          Bookmarks
        </h2>
        <ResourceList
          query={latestQuery({ bookmarked: 'true' })}
          label="Bookmarks"
          heading="h3"
          rows={3}
          empty={
            <EmptyState frame="bare" scene={<ShelfScene />} title="No bookmarks yet">
              Bookmark a document in the Resource Hub to find it here.
            </EmptyState>
          }
          onOpen={(resource) => setOpened({ resource, spot: null })}
          onDelete={setLeaving}
        />
      </section>
      <Suspense>
        {opened && <ViewerDialog {...opened} onClose={() => setOpened(null)} />}
        {leaving && (
          <DeleteDialog resource={leaving} onClose={() => setLeaving(null)} onDeleted={() => setLeaving(null)} />
        )}
      </Suspense>
    </>
  );
}
