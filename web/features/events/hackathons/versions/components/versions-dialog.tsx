import type { EntryVersion } from '@devorbit/contract/events/entry-versions.ts';
import type { Entry } from '@devorbit/contract/events/hackathons.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { momentText } from '../../../../../platform/format/dates.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { cluster, divided, stack, tag, text } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { TRY_AGAIN } from '../../copy.ts';
import { restoreVersion, versionsQuery } from '../api.ts';
import { changesText } from '../model.ts';
import { VersionChanges } from './version-changes.tsx';
import forms from '../../../../../ui/form.module.css';
import classes from './versions.module.css';

type Props = {
  event: number;
  entry: Pick<Entry, 'id' | 'revision'>;
  /** Told what the entry is after a restore; without it nothing can be restored. */
  onRestored?: (entry: Entry) => void;
  onClose: () => void;
};

const titleOf = ({ savedAt }: EntryVersion) => `Saved ${momentText(savedAt)}`;

/** How an entry came to be what it is: its versions, what each changed, and the way back to one. */
export function VersionsDialog({ event, entry, onRestored, onClose }: Props) {
  const client = useQueryClient();
  const query = useQuery({ ...versionsQuery(event, entry.id), staleTime: 0 });
  const [chosen, setChosen] = useState<EntryVersion | null>(null);
  const restore = useAct(async (version: number) => {
    const now = await restoreVersion(client, event, { version, revision: entry.revision });
    if (now !== null) onRestored?.(now);
    onClose();
  }, TRY_AGAIN);
  if (chosen === null)
    return (
      <Dialog title="Versions" onClose={onClose}>
        <div className={forms['dialog']}>
          <ListPage query={query} failure="The versions could not be loaded" frame="line">
            {(versions) => (
              <ol className={`${stack(0)} ${divided} ${classes.list}`} aria-label="Versions">
                {versions.map((version, at) => (
                  <li key={version.revision} className={`${cluster(2, { justify: 'between' })} ${classes.row}`}>
                    <div className={`${stack(1)} ${classes.what}`}>
                      <p className={cluster([1, 2])}>
                        <strong>{momentText(version.savedAt)}</strong>
                        <span className={tag}>{version.state === 'draft' ? 'Draft' : 'Submitted'}</span>
                        {version.revision === entry.revision && <span className={tag}>Current</span>}
                      </p>
                      <p className={text('small', 'quiet', 'breaking')}>
                        {[version.savedBy?.name, changesText(version, at === versions.length - 1)]
                          .filter(Boolean)
                          .join(' · ')}
                      </p>
                    </div>
                    <Button
                      variant="default"
                      size="sm"
                      aria-label={`View the version of ${momentText(version.savedAt)}, ${at + 1} of ${versions.length}`}
                      onClick={() => setChosen(version)}
                    >
                      View
                    </Button>
                  </li>
                ))}
              </ol>
            )}
          </ListPage>
        </div>
      </Dialog>
    );
  const current = chosen.revision === entry.revision;
  return (
    <Dialog key={chosen.revision} title={titleOf(chosen)} onClose={onClose}>
      <div className={forms['dialog']}>
        <VersionChanges event={event} entry={entry.id} revision={chosen.revision} />
        {onRestored && !current && (
          <p className={text('small', 'quiet')}>
            Restoring saves your entry as it was in this version, in place of what is in the form. Whether it is
            submitted doesn’t change.
          </p>
        )}
        <Message tone="bad">{restore.failure}</Message>
        <div className={forms['ends']}>
          <Button
            variant="default"
            size="md"
            onClick={() => {
              restore.forget();
              setChosen(null);
            }}
          >
            All versions
          </Button>
          {onRestored && !current && (
            <ActButton size="md" pending={restore.pending} onClick={() => void restore.run(chosen.revision)}>
              Restore this version
            </ActButton>
          )}
        </div>
      </div>
    </Dialog>
  );
}
