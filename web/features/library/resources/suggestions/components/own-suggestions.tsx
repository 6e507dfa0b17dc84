import type { Suggestion } from '@devorbit/contract/library/resource-suggestions.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { longDateText } from '../../../../../platform/format/dates.ts';
import { ownTimeZone } from '../../../../../platform/time-zone.ts';
import { ButtonLink } from '../../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { card, cluster, divided, pad, stack, tag, text, unseen } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { ShelfScene } from '../../../../../ui/scenes/shelf-scene.tsx';
import { TypeTile } from '../../components/type-tile.tsx';
import { ownSuggestionsQuery } from '../api.ts';
import { NO_SUGGESTIONS, SUGGESTIONS, SUGGESTIONS_FAILED } from '../copy.ts';
import { mayWithdraw, stateNames } from '../model.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import classes from './suggestion-list.module.css';

/** What the caller has suggested, and what became of it. */
export function OwnSuggestions() {
  const query = useQuery(ownSuggestionsQuery());
  const [leaving, setLeaving] = useState<Suggestion | null>(null);
  return (
    <>
      <ListPage<Suggestion[]>
        query={query}
        failure={SUGGESTIONS_FAILED}
        said="title"
        empty={(rows) =>
          rows.length === 0 ? (
            <EmptyState
              scene={<ShelfScene />}
              title={NO_SUGGESTIONS}
              action={<ButtonLink to={pathOf('resources')}>Go to the Resource Hub</ButtonLink>}
            >
              Notes, papers and slides you suggest appear here.
            </EmptyState>
          ) : null
        }
      >
        {(rows) => (
          <ul className={`${card('lifted')} ${pad(5)} ${divided}`} aria-label={SUGGESTIONS}>
            {rows.map((one) => (
              <Row key={one.resource.id} suggestion={one} onWithdraw={() => setLeaving(one)} />
            ))}
          </ul>
        )}
      </ListPage>
      {leaving && (
        <WithdrawDialog resource={leaving.resource} onClose={() => setLeaving(null)} onDone={() => setLeaving(null)} />
      )}
    </>
  );
}

function Row({ suggestion, onWithdraw }: { suggestion: Suggestion; onWithdraw: () => void }) {
  const { resource, suggested_at, reason } = suggestion;
  const { id, title, state, file_type } = resource;
  const { name, tone } = stateNames[state];
  return (
    <li className={classes.row}>
      <TypeTile type={file_type} />
      <div className={`${stack(1)} ${classes.words}`}>
        <h3 className={text('strong', 'breaking')}>
          {state === 'hidden' ? title : <Link to={pathOf('resource', { id })}>{title}</Link>}
        </h3>
        <p className={`${cluster([1, 2])} ${text('faint', 'fine')}`}>
          <span className={tag} data-tone={tone}>
            {name}
          </span>
          <time dateTime={suggested_at}>Suggested on {longDateText(suggested_at, ownTimeZone())}</time>
        </p>
        {reason !== '' && <p className={`${text('small', 'breaking')} ${classes.reason}`}>{reason}</p>}
      </div>
      {mayWithdraw(suggestion) && (
        <Button variant="default" size="sm" onClick={onWithdraw}>
          {state === 'declined' ? 'Delete' : 'Withdraw'}
          <span className={unseen}> {title}</span>
        </Button>
      )}
    </li>
  );
}
