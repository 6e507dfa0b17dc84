import type { User } from '@devorbit/contract/identity/accounts.ts';
import { TAKEN_DOWN } from '@devorbit/contract/library/resources-limits.ts';
import type { Resource } from '@devorbit/contract/library/resources.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ApiError } from '../../../../platform/api-error.ts';
import { longDateText } from '../../../../platform/format/dates.ts';
import { documentSizeText } from '../../../../platform/format/file-sizes.ts';
import { useSession } from '../../../../platform/session.ts';
import { ownTimeZone } from '../../../../platform/time-zone.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Foldable } from '../../../../ui/foldable.tsx';
import { backLink, card, container, pad, stack, tag, text } from '../../../../ui/layout.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { ShelfScene } from '../../../../ui/scenes/shelf-scene.tsx';
import { SignInPrompt } from '../../../../ui/sign-in-prompt.tsx';
import { resourceQuery } from '../api.ts';
import { HUB, NOT_FOUND, OPEN_FAILED } from '../copy.ts';
import { aboutOf, spotIn, useOf } from '../model.ts';
import { RightsLine } from '../rights/components/rights-line.tsx';
import { VERSIONS } from '../versions/copy.ts';
import { versionOf } from '../versions/model.ts';
import page from '../../../../ui/page.module.css';
import classes from './resource-screen.module.css';

const ReviewBar = lazy(async () => ({ default: (await import('../suggestions/components/review-bar.tsx')).ReviewBar }));
const SuperuserTools = lazy(async () => ({ default: (await import('./superuser-tools.tsx')).SuperuserTools }));
const VersionHistory = lazy(async () => ({
  default: (await import('../versions/components/version-history.tsx')).VersionHistory,
}));
const OpenedResource = lazy(async () => ({
  default: (await import('../viewer/components/opened-resource.tsx')).OpenedResource,
}));

type Report = (resource: Resource) => ReactNode;

/** One document: what everybody may know of it, and for members the document itself. `report` stands below it. */
export function ResourceScreen({ id, report }: { id: number; report: Report }) {
  const query = useQuery(resourceQuery(id));
  const user = useSession()?.user;
  return (
    <div className={`${container(5)} ${page.page}`}>
      <Link className={backLink} to={pathOf('resources')}>
        <ArrowLeft size={17} aria-hidden="true" />
        {HUB}
      </Link>
      {query.isPending ? (
        <div className={stack(3)} role="status" aria-busy="true" aria-label="Loading">
          <Skeleton height={40} width="60%" />
          <Skeleton height={20} width="40%" />
          <Skeleton height={400} />
        </div>
      ) : query.isError ? (
        query.error instanceof ApiError && query.error.status === 404 ? (
          <>
            <title>{`${NOT_FOUND} · DevOrbit`}</title>
            <EmptyState
              scene={<ShelfScene />}
              title={NOT_FOUND}
              heading="h1"
              action={<ButtonLink to={pathOf('resources')}>See all documents</ButtonLink>}
            >
              {query.error.errorField === TAKEN_DOWN
                ? 'It was taken down after a report.'
                : 'It was removed, or the address has a mistake in it.'}
            </EmptyState>
          </>
        ) : (
          <LoadFailure query={query} title={OPEN_FAILED} />
        )
      ) : (
        <Document resource={query.data} user={user} report={report} />
      )}
    </div>
  );
}

type DocumentProps = { resource: Resource; user: User | undefined; report: Report };

function Document({ resource, user, report }: DocumentProps) {
  const { hash } = useLocation();
  const { id, title, name, description, resource_type, sample, uploaded_at, file_type, size, university } = resource;
  const superuser = user?.is_superuser === true;
  return (
    <>
      <title>{`${title} · DevOrbit`}</title>
      <header className={stack(3)}>
        <h1 className={`${text('page', 'breaking')}`}>{title}</h1>
        {name !== title && <p className={text('lead', 'quiet', 'breaking')}>{name}</p>}
        <p className={text('small', 'quiet')}>
          <span className={tag}>{resource_type}</span> {sample && <span className={tag}>Sample</span>}{' '}
          {aboutOf(resource).slice(0, -1).join(' · ')} ·{' '}
          <Link to={pathOf('university', { slug: university })}>{resource.college}</Link>
        </p>
        <p className={text('fine', 'faint')}>
          {[
            file_type.toUpperCase(),
            documentSizeText(size),
            ...useOf(resource),
            longDateText(uploaded_at, ownTimeZone()),
            ...versionOf(resource),
          ].join(' · ')}
        </p>
        <RightsLine resource={resource} />
        {description !== '' && <p className={text('breaking')}>{description}</p>}
      </header>
      <Suspense>
        {resource.state !== 'published' && <ReviewBar resource={resource} superuser={superuser} />}
        {superuser && <SuperuserTools resource={resource} />}
      </Suspense>
      {user ? (
        <section className={`${card('lifted')} ${pad(4)}`} aria-label="Preview">
          <Suspense fallback={<Skeleton height={650} />}>
            <OpenedResource key={`${hash} ${resource.version}`} id={id} spot={spotIn(hash)} />
          </Suspense>
        </section>
      ) : (
        <SignInPrompt scene={<ShelfScene />} title="Log in to read this document" why="read this document" />
      )}
      {resource.version > 1 && <Versions id={id} />}
      {report(resource)}
    </>
  );
}

function Versions({ id }: { id: number }) {
  const [open, setOpen] = useState(false);
  return (
    <Foldable className={`${card()} ${classes.versions}`} title={VERSIONS} open={open} onChange={setOpen}>
      {open && (
        <Suspense fallback={<Skeleton height={80} />}>
          <VersionHistory id={id} />
        </Suspense>
      )}
    </Foldable>
  );
}
