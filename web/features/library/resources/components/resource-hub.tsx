import type { ResourcePreset, ResourceType } from '@devorbit/contract/library/resources-limits.ts';
import type { Resource } from '@devorbit/contract/library/resources.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { usePageQuery } from '../../../../platform/page-query.ts';
import { useSession } from '../../../../platform/session.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Foldable } from '../../../../ui/foldable.tsx';
import { card, cluster, container, divided, pad, stack, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { ShelfScene } from '../../../../ui/scenes/shelf-scene.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { SignInLink } from '../../../../ui/sign-in.tsx';
import { countsQuery, latestQuery, type ListFilters } from '../api.ts';
import {
  BE_FIRST,
  BY_COURSE,
  BY_TYPE,
  HUB,
  HUB_LEAD,
  LATEST,
  LIBRARY,
  NONE_FOUND,
  OTHER_TERM,
  presets,
  UPLOAD,
} from '../copy.ts';
import { type Spot, typeOf, typesOf } from '../model.ts';
import { SuggestSection } from '../suggestions/components/suggest-section.tsx';
import { GroupSection } from './group-section.tsx';
import { HubGreeting } from './hub-greeting.tsx';
import { ResourceList } from './resource-list.tsx';
import { TypeChips } from './type-chips.tsx';
import { useBanner } from './use-banner.ts';
import page from '../../../../ui/page.module.css';
import classes from './resource-hub.module.css';

const UploadForm = lazy(async () => ({ default: (await import('../upload/components/upload-form.tsx')).UploadForm }));
const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }));
const ViewerDialog = lazy(async () => ({
  default: (await import('../viewer/components/viewer-dialog.tsx')).ViewerDialog,
}));

const ContinueReading = lazy(async () => ({
  default: (await import('../reading/components/continue-reading.tsx')).ContinueReading,
}));
const InsideResults = lazy(async () => ({
  default: (await import('../inside/components/inside-results.tsx')).InsideResults,
}));

/** Shorter words stand everywhere. */
const LEAST_INSIDE = 2;

type Props = { preset?: ResourcePreset; colleges: readonly string[]; logOut: () => Promise<void> };

/** The hub, or the part of it that a preset shows. */
export function ResourceHub({ preset, colleges, logOut }: Props) {
  const [params, change] = usePageQuery();
  const search = params.get('search') ?? '';
  const college = params.get('college') ?? '';
  const type = typeOf(params.get('type'));
  const saved = params.get('saved') === 'true';
  const user = useSession()?.user;
  const [opened, setOpened] = useState<{ resource: Resource; spot: Spot | null } | null>(null);
  const [leaving, setLeaving] = useState<Resource | null>(null);
  const [uploading, setUploading] = useState(false);
  const banner = useBanner();
  const about = { ...(preset && { preset }), ...(search && { search }) };
  const counts = useQuery(countsQuery(about)).data;
  const filters: ListFilters = {
    ...about,
    ...(type && { type }),
    ...(college && { college }),
    ...(saved && user && { bookmarked: 'true' }),
  };
  const acts = { onOpen: (resource: Resource) => setOpened({ resource, spot: null }), onDelete: setLeaving };
  const { title, lead } = preset ? presets[preset] : { title: HUB, lead: HUB_LEAD };
  const searching = search !== '' || type !== null || college !== '' || saved;
  const empty = (
    <EmptyState frame="bare" scene={<ShelfScene />} title={NONE_FOUND}>
      {searching ? OTHER_TERM : BE_FIRST}
    </EmptyState>
  );
  return (
    <div className={`${container(6)} ${page.page}`}>
      <div className={classes.head}>
        <PageHead title={title} lead={lead} />
        <HubGreeting logOut={logOut} />
      </div>
      <noscript>
        <Message tone="bad">The Resource Hub needs JavaScript.</Message>
      </noscript>
      <div className={stack(3)}>
        <SearchField
          size="md"
          aria-label="Search resources"
          placeholder="Search by title, subject, college, branch …"
          text={search}
          onSearch={(typed) => change({ search: typed })}
        />
        <TypeChips
          types={typesOf(preset)}
          counts={counts?.types}
          chosen={type}
          onChoose={(chosen) => change({ type: chosen })}
        />
        {user && (
          <div className={`${cluster([1, 4], { justify: 'between' })} ${text('small')}`}>
            <label className={classes.saved}>
              <input
                type="checkbox"
                checked={saved}
                onChange={({ currentTarget }) => change({ saved: currentTarget.checked ? 'true' : null })}
              />
              Only my bookmarks
            </label>
            <Link to={pathOf('my-library')}>{LIBRARY}</Link>
          </div>
        )}
        {college !== '' && (
          <p className={text('small')}>
            From {counts?.colleges.find(({ university }) => university === college)?.college ?? college}{' '}
            <button className={classes.all} type="button" onClick={() => change({ college: null })}>
              All colleges
            </button>
          </p>
        )}
      </div>
      {banner.text !== null && <Message tone="good">{banner.text}</Message>}
      {user && !searching && preset === undefined && (
        <Suspense>
          <ContinueReading onOpen={(resource, spot) => setOpened({ resource, spot })} />
        </Suspense>
      )}
      <section className={`${stack(2)} ${card('lifted')} ${pad(5)}`} aria-labelledby="latest">
        <h2 className={text('part')} id="latest">
          {LATEST}
        </h2>
        <ResourceList query={latestQuery(filters)} label={LATEST} heading="h3" rows={5} empty={empty} {...acts} />
      </section>
      {search.length >= LEAST_INSIDE &&
        (user ? (
          <Suspense>
            <InsideResults
              search={search}
              filters={{ ...(preset && { preset }), ...(type && { type }), ...(college && { college }) }}
              onOpen={(resource, spot) => setOpened({ resource, spot })}
            />
          </Suspense>
        ) : (
          <p className={text('quiet', 'small')}>
            <SignInLink why="search inside documents">Log in</SignInLink> to search inside documents, too.
          </p>
        ))}
      {preset === 'courses' ? (
        <Groups
          title={BY_COURSE}
          acts={acts}
          groups={(counts?.courses ?? []).map(({ subject, semester, count }) => ({
            title: `${subject}, semester ${semester}`,
            count,
            filters: { ...about, course: subject, semester },
          }))}
        />
      ) : (
        <Groups
          title={BY_TYPE}
          acts={acts}
          groups={typesOf(preset)
            .filter((one) => type === null || one === type)
            .map((one: ResourceType) => ({
              title: one,
              count: counts ? (counts.types[one] ?? 0) : null,
              filters: { ...about, type: one },
            }))}
        />
      )}
      {user?.is_superuser !== true && <SuggestSection colleges={colleges} className={classes.upload} />}
      <Foldable
        className={`${card()} ${classes.upload}`}
        title={UPLOAD}
        open={uploading}
        onChange={(open) => setUploading(open)}
      >
        {uploading && (
          <Suspense fallback={<p role="status">Loading …</p>}>
            <UploadForm colleges={colleges} allowed={user?.is_superuser === true} />
          </Suspense>
        )}
      </Foldable>
      {opened && (
        <Suspense>
          <ViewerDialog {...opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
      {leaving && (
        <Suspense>
          <DeleteDialog
            resource={leaving}
            onClose={() => setLeaving(null)}
            onDeleted={() => {
              setLeaving(null);
              banner.show();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

type Group = { title: string; count: number | null; filters: ListFilters };

function Groups({
  title,
  groups,
  acts,
}: {
  title: string;
  groups: Group[];
  acts: Pick<Parameters<typeof ResourceList>[0], 'onOpen' | 'onDelete'>;
}) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (name: string, wanted: boolean) =>
    setOpen((current) => new Set(wanted ? [...current, name] : [...current].filter((one) => one !== name)));
  if (groups.length === 0) return null;
  return (
    <section className={stack(3)} aria-labelledby="groups">
      <h2 className={text('part')} id="groups">
        {title}
      </h2>
      <div className={`${card()} ${divided}`}>
        {groups.map((group) => (
          <GroupSection
            key={group.title}
            {...group}
            {...acts}
            open={open.has(group.title)}
            onChange={(wanted) => toggle(group.title, wanted)}
          />
        ))}
      </div>
    </section>
  );
}
