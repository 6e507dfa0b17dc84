import type { Preparation } from '@devorbit/contract/library/preparation.ts';
import { isSettled } from '@devorbit/contract/library/resources-limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { plainSentence } from '../../../../../platform/api-error.ts';
import { useSession } from '../../../../../platform/session.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { stack, text } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { preparationText, shareDone } from '../../model.ts';
import { keepPreparationFresh, makeAgain } from '../api.ts';
import progress from '../../../../../ui/progress.module.css';
import classes from './preparation-note.module.css';

type Props = {
  id: number;
  preparation: Preparation;
  /** In place of a preview that there is not. */
  alone: boolean;
};

const titleOf = ({ state }: Preparation): string => {
  if (state === 'waiting' || state === 'preparing') return 'The preview is being made';
  return state === 'unavailable' ? 'The preview comes later' : 'There is no preview';
};

/** How far a document's preview and text are, as it changes; nothing where all is there. Superusers may begin anew. */
export function PreparationNote({ id, preparation, alone }: Props) {
  const client = useQueryClient();
  const user = useSession()?.user;
  const settled = isSettled(preparation);
  useEffect(() => {
    if (settled) return;
    const stop = new AbortController();
    // Where the stream is refused, what was known stays.
    keepPreparationFresh(client, id, stop.signal).catch(() => undefined);
    return () => stop.abort();
  }, [client, id, settled]);
  const again = useAct(
    () => makeAgain(client, id),
    (error) => plainSentence(error, 'It could not be started again.'),
  );
  const said = preparationText(preparation, !alone);
  const mayRetry = settled && user?.is_superuser === true && said !== null && preparation.state !== 'unavailable';
  if (said === null && !alone) return null;
  return (
    <div className={`${stack(2)} ${alone ? classes.alone : classes.line}`}>
      {alone && <p className={text('section')}>{titleOf(preparation)}</p>}
      <p className={text('quiet', ...(alone ? [] : (['small'] as const)))} role="status">
        {said ?? 'Download the file to read it.'}
      </p>
      {!settled && <Progress share={shareDone(preparation)} />}
      {alone && settled && said !== null && (
        <p className={text('quiet', 'small')}>Download the file to read it meanwhile.</p>
      )}
      {mayRetry && (
        <ActButton
          variant="default"
          size="xs"
          leftSection={<RefreshCw size={14} aria-hidden="true" />}
          pending={again.pending}
          onClick={() => void again.run()}
        >
          Try again
        </ActButton>
      )}
      <Message tone="bad">{again.failure}</Message>
    </div>
  );
}

const Progress = ({ share }: { share: number | null }) => (
  <progress
    className={`${progress.bar} ${classes.progress}`}
    max={1}
    aria-label="Preparing the document"
    {...(share === null ? {} : { value: share })}
  />
);
