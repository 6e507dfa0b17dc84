import type { Resource } from '@devorbit/contract/library/resources.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Bookmark, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dateText } from '../../../../platform/format/dates.ts';
import { documentSizeText } from '../../../../platform/format/file-sizes.ts';
import { counted } from '../../../../platform/format/plurals.ts';
import { isPlainClick } from '../../../../platform/plain-click.ts';
import { useSession } from '../../../../platform/session.ts';
import { ownTimeZone } from '../../../../platform/time-zone.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { useNow } from '../../../../platform/use-now.ts';
import { cluster, iconButton, stack, tag, text, unseen } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { keepBookmark } from '../api.ts';
import { DELETE, LOG_IN_TO_VIEW, OPEN } from '../copy.ts';
import { aboutOf, ageText, useOf } from '../model.ts';
import { TypeTile } from './type-tile.tsx';
import classes from './resource-row.module.css';

type Props = {
  resource: Resource;
  /** Of its title. */
  heading: 'h2' | 'h3' | 'h4';
  /** More that may be done with it here. */
  tools?: ReactNode;
  onOpen: (resource: Resource) => void;
  onDelete: (resource: Resource) => void;
};

/** A document in a list: what it is, what it is about, and what may be done with it. */
export function ResourceRow({ resource, heading: Heading, tools, onOpen, onDelete }: Props) {
  const { id, title, name, file_type, resource_type, uploaded_at, size, pages, sample, description } = resource;
  const user = useSession()?.user;
  const now = useNow();
  const address = pathOf('resource', { id });
  const age = now === null ? dateText(uploaded_at, 'UTC') : ageText(uploaded_at, now, ownTimeZone());
  const facts = [
    file_type.toUpperCase(),
    documentSizeText(size),
    ...(pages === null ? [] : [counted(pages, 'page')]),
    ...useOf(resource),
  ];
  return (
    <li className={classes.row}>
      <TypeTile type={file_type} />
      <div className={`${stack(1)} ${classes.words}`}>
        <Heading className={classes.title}>
          <Link
            to={address}
            onClick={(event) => {
              if (user === undefined || !isPlainClick(event)) return;
              event.preventDefault();
              onOpen(resource);
            }}
          >
            {title}
          </Link>
        </Heading>
        {(name !== title || description !== '') && (
          <p className={`${text('quiet', 'small', 'breaking')} ${classes.about}`}>
            {name !== title ? name : description}
          </p>
        )}
        <p className={text('quiet', 'small', 'breaking')}>{aboutOf(resource).join(' · ')}</p>
        <p className={`${cluster([1, 2])} ${text('faint', 'fine')}`}>
          <span className={tag}>{resource_type}</span>
          {sample && <span className={tag}>Sample</span>}
          <span>
            {facts.join(' · ')} · <time dateTime={uploaded_at}>{age}</time>
          </span>
        </p>
      </div>
      <div className={`${cluster(2, { justify: 'end' })} ${classes.acts}`}>
        {tools}
        {user && <BookmarkButton resource={resource} />}
        {user?.is_superuser && (
          <Button
            className={classes.act}
            variant="default"
            size="sm"
            leftSection={<Trash2 size={15} aria-hidden="true" />}
            onClick={() => onDelete(resource)}
          >
            {DELETE}
            <span className={unseen}> {title}</span>
          </Button>
        )}
        {user ? (
          <Button
            className={classes.act}
            component={Link}
            to={address}
            size="sm"
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onOpen(resource);
            }}
          >
            {OPEN}
            <span className={unseen}> {title}</span>
          </Button>
        ) : (
          <Button className={classes.act} size="sm" disabled>
            {LOG_IN_TO_VIEW}
          </Button>
        )}
      </div>
    </li>
  );
}

function BookmarkButton({ resource: { id, title, bookmarked } }: { resource: Resource }) {
  const client = useQueryClient();
  const act = useAct((wanted: boolean) => keepBookmark(client, id, wanted), 'Your bookmark was not saved.');
  const shown = act.input ?? bookmarked;
  return (
    <>
      <button
        className={`${iconButton} ${classes.bookmark}`}
        type="button"
        aria-pressed={shown}
        aria-label={`Bookmark ${title}`}
        title={shown ? 'Remove bookmark' : 'Bookmark'}
        onClick={() => void act.run(!bookmarked)}
      >
        <Bookmark size={18} fill={shown ? 'currentColor' : 'none'} aria-hidden="true" />
      </button>
      <Message tone="bad">{act.failure}</Message>
    </>
  );
}
