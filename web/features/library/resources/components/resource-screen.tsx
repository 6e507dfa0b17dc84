import { pathOf } from '@devorbit/contract/path-of.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../../platform/api-error.ts';
import { longDateText } from '../../../../platform/format/dates.ts';
import { useSession } from '../../../../platform/session.ts';
import { ownTimeZone } from '../../../../platform/time-zone.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { backLink, card, container, pad, stack, tag, text } from '../../../../ui/layout.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { ShelfScene } from '../../../../ui/scenes/shelf-scene.tsx';
import { SignInPrompt } from '../../../../ui/sign-in-prompt.tsx';
import { resourceQuery } from '../api.ts';
import { HUB, NOT_FOUND, OPEN_FAILED } from '../copy.ts';
import { aboutOf, sizeText, useOf } from '../model.ts';
import page from '../../../../ui/page.module.css';

const OpenedResource = lazy(async () => ({
  default: (await import('../viewer/components/opened-resource.tsx')).OpenedResource,
}));

/** One document: what everybody may know of it, and for members the document itself. */
export function ResourceScreen({ id }: { id: number }) {
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
          <EmptyState
            scene={<ShelfScene />}
            title={NOT_FOUND}
            action={<ButtonLink to={pathOf('resources')}>See all documents</ButtonLink>}
          >
            It was removed, or the address has a mistake in it.
          </EmptyState>
        ) : (
          <LoadFailure query={query} title={OPEN_FAILED} />
        )
      ) : (
        <Document resource={query.data} signedIn={user !== undefined} />
      )}
    </div>
  );
}

function Document({ resource, signedIn }: { resource: Parameters<typeof aboutOf>[0]; signedIn: boolean }) {
  const { id, title, name, description, resource_type, sample, uploaded_at, file_type, size, university } = resource;
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
          {[file_type.toUpperCase(), sizeText(size), ...useOf(resource), longDateText(uploaded_at, ownTimeZone())].join(
            ' · ',
          )}
        </p>
        {description !== '' && <p className={text('breaking')}>{description}</p>}
      </header>
      {signedIn ? (
        <section className={`${card('lifted')} ${pad(4)}`} aria-label="Preview">
          <Suspense fallback={<Skeleton height={650} />}>
            <OpenedResource id={id} />
          </Suspense>
        </section>
      ) : (
        <SignInPrompt scene={<ShelfScene />} title="Log in to read this document" why="read this document" />
      )}
    </>
  );
}
