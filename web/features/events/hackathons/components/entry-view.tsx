import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../../platform/api-error.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { cluster, row, stack, tag, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Markdown } from '../../../../ui/markdown/markdown.tsx';
import { TelescopeScene } from '../../../../ui/scenes/telescope-scene.tsx';
import { entryQuery } from '../api.ts';
import { FIELD_LABELS } from '../copy.ts';
import { EntryFiles } from '../files/components/entry-files.tsx';
import { hostOf } from '../model.ts';

const VersionsDialog = lazy(async () => ({
  default: (await import('../versions/components/versions-dialog.tsx')).VersionsDialog,
}));
// For judges and organizers alone.
const JudgedRun = lazy(async () => ({ default: (await import('../runs/components/judged-run.tsx')).JudgedRun }));

/** One entry: what it is, where to try it, and who built it. */
export function EntryView({
  event,
  entry,
  vote,
}: {
  event: number;
  entry: number;
  vote: (entry: number) => ReactNode;
}) {
  const query = useQuery(entryQuery(event, entry));
  const [looking, setLooking] = useState(false);
  return (
    <ListPage
      query={query}
      failure={(error) =>
        error instanceof ApiError && [400, 404].includes(error.status) ? (
          <EmptyState
            scene={<TelescopeScene />}
            title="There is no such entry"
            heading="h1"
            action={<ButtonLink to={pathOf('event-entries', { id: event })}>All entries</ButtonLink>}
          />
        ) : (
          <LoadFailure query={query} title="This entry could not be loaded" />
        )
      }
    >
      {({
        id,
        revision,
        title,
        tagline,
        text: body,
        repositoryUrl,
        demoUrl,
        videoUrl,
        state,
        team,
        hasVersions,
        hasRun,
      }) => (
        <article className={stack(4)}>
          <header className={stack(2)}>
            <h1 className={text('page', 'breaking')}>{title}</h1>
            {tagline !== '' && <p className={text('lead', 'breaking')}>{tagline}</p>}
            <p className={cluster([1, 3])}>
              <strong className={text('breaking')}>{team.name}</strong>
              {team.members.map(({ username, name }) => (
                <Link key={username} to={pathOf('public-profile', { username })}>
                  {name}
                </Link>
              ))}
              {state === 'draft' && <span className={tag}>Draft</span>}
            </p>
          </header>
          {state === 'submitted' && vote(id)}
          {(repositoryUrl !== '' || demoUrl !== '' || videoUrl !== '') && (
            <p className={cluster([1, 4])}>
              {demoUrl !== '' && <Outside to={demoUrl}>Demo</Outside>}
              {repositoryUrl !== '' && <Outside to={repositoryUrl}>Repository</Outside>}
              {videoUrl !== '' && <Outside to={videoUrl}>{`Video on ${hostOf(videoUrl)}`}</Outside>}
            </p>
          )}
          {body !== '' && (
            <section className={stack(3)} aria-labelledby="text">
              <h2 className={text('section')} id="text">
                {FIELD_LABELS.text}
              </h2>
              <Markdown text={body} apart />
            </section>
          )}
          <EntryFiles event={event} entry={id} />
          {hasRun && (
            <Suspense fallback={null}>
              <JudgedRun event={event} entry={id} heading="h2" />
            </Suspense>
          )}
          {hasVersions && (
            <div>
              <Button variant="default" size="sm" onClick={() => setLooking(true)}>
                Versions
              </Button>
            </div>
          )}
          {looking && (
            <Suspense fallback={null}>
              <VersionsDialog event={event} entry={{ id, revision }} onClose={() => setLooking(false)} />
            </Suspense>
          )}
        </article>
      )}
    </ListPage>
  );
}

const Outside = ({ to, children }: { to: string; children: string }) => (
  <a className={row(1)} href={to} rel="noopener noreferrer nofollow ugc" target="_blank">
    {children}
    <ExternalLink size={14} aria-hidden="true" />
  </a>
);
