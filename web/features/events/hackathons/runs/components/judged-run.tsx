import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { stack, text } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { TRY_AGAIN } from '../../copy.ts';
import { judgedQuery, repeatRun } from '../api.ts';
import { RunView } from './run-view.tsx';

/** What the sandbox said of a submitted entry, for judges and organizers; nothing where it names no start command. */
export function JudgedRun({ event, entry, heading: Heading }: { event: number; entry: number; heading: 'h2' | 'h3' }) {
  const client = useQueryClient();
  const query = useQuery(judgedQuery(event, entry));
  const act = useAct(() => repeatRun(client, event, entry), TRY_AGAIN);
  const id = useId();
  if (query.isError && !query.data)
    return <LoadFailure query={query} title="The run of this entry could not be loaded" frame="line" />;
  if (!query.data?.runs) return null;
  const { run } = query.data;
  return (
    <section className={stack(3)} aria-labelledby={id}>
      <Heading className={text('section')} id={id}>
        Run in the sandbox
      </Heading>
      {run === null ? (
        <p className={text('quiet')} role="status">
          It hasn’t been run yet. It runs automatically within a minute or so.
        </p>
      ) : (
        <RunView run={run} />
      )}
      <Message tone="bad">{act.failure}</Message>
      <div>
        <ActButton
          variant="default"
          size="sm"
          pending={act.pending || (run !== null && run.state !== 'ended')}
          pendingText="Running…"
          onClick={() => void act.run()}
        >
          {run === null ? 'Run it now' : 'Run again'}
        </ActButton>
      </div>
    </section>
  );
}
