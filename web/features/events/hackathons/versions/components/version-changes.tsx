import { entryFields } from '@devorbit/contract/events/entry-versions.ts';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { stack, text, unseen } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { FIELD_LABELS } from '../../copy.ts';
import { versionQuery } from '../api.ts';
import { linesOf } from '../model.ts';
import classes from './versions.module.css';

/** Every field of a version; of those that it changed, what they were and what they became. */
export function VersionChanges({ event, entry, revision }: { event: number; entry: number; revision: number }) {
  const query = useQuery(versionQuery(event, entry, revision));
  return (
    <ListPage query={query} failure="This version could not be loaded" frame="line">
      {({ fields, before, savedBy }) => (
        <div className={stack(4)}>
          {savedBy !== null && <p className={text('small', 'quiet', 'breaking')}>{`By ${savedBy.name}`}</p>}
          {entryFields.map((field) => (
            <section key={field} className={stack(1)} aria-label={FIELD_LABELS[field]}>
              <h3 className={text('small', 'strong')}>{FIELD_LABELS[field]}</h3>
              <Lines before={(before ?? fields)[field]} after={fields[field]} />
            </section>
          ))}
        </div>
      )}
    </ListPage>
  );
}

function Lines({ before, after }: { before: string; after: string }) {
  if (before === '' && after === '') return <p className={text('quiet')}>Empty</p>;
  return (
    <div className={classes.lines} role="group" tabIndex={0} aria-label="Lines">
      {linesOf(before, after).map(({ kind, text: line }, at) => (
        <Fragment key={at}>
          {kind === 'same' && <p className={classes.line}>{line}</p>}
          {kind === 'gone' && (
            <del className={classes.line}>
              <span className={unseen}>Removed: </span>
              {line}
            </del>
          )}
          {kind === 'new' && (
            <ins className={classes.line}>
              <span className={unseen}>Added: </span>
              {line}
            </ins>
          )}
        </Fragment>
      ))}
    </div>
  );
}
