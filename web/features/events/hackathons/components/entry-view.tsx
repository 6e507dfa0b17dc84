import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { ApiError } from '../../../../platform/api-error.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { cluster, row, stack, tag, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { TelescopeScene } from '../../../../ui/scenes/telescope-scene.tsx';
import { entryQuery } from '../api.ts';
import classes from './entry-view.module.css';

/** One entry: what it is, where to try it, and who built it. */
export function EntryView({ event, entry }: { event: number; entry: number }) {
  const query = useQuery(entryQuery(event, entry));
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
      {({ title, tagline, text: body, repositoryUrl, demoUrl, state, team }) => (
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
          {(repositoryUrl !== '' || demoUrl !== '') && (
            <p className={cluster([1, 4])}>
              {demoUrl !== '' && <Outside to={demoUrl}>Demo</Outside>}
              {repositoryUrl !== '' && <Outside to={repositoryUrl}>Repository</Outside>}
            </p>
          )}
          {body !== '' && <p className={`${text('breaking')} ${classes.prose}`}>{body}</p>}
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
