import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { stack } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { Message } from '../../../../../ui/message.tsx';
import { Panel } from '../../../../../ui/panel.tsx';
import { TRY_AGAIN } from '../../copy.ts';
import { trialQuery, tryOut } from '../api.ts';
import { RunView } from './run-view.tsx';

/** A team runs its saved entry as judges will see it. */
export function TrialPanel({ event }: { event: number }) {
  const client = useQueryClient();
  const query = useQuery(trialQuery(event));
  const act = useAct(() => tryOut(client, event), TRY_AGAIN);
  const run = query.data?.run ?? null;
  return (
    <Panel
      title="Try the start command"
      lead="Runs the entry as you last saved it, as judges will see it. Only your team sees what it writes here."
    >
      <div className={stack(4)}>
        <div>
          <ActButton
            variant="default"
            size="md"
            pending={act.pending || (run !== null && run.state !== 'ended')}
            pendingText="Running…"
            onClick={() => void act.run()}
          >
            Try the start command
          </ActButton>
        </div>
        <Message tone="bad">{act.failure}</Message>
        <ListPage query={query} failure="The last run could not be loaded" frame="line">
          {(shown) => shown.run && <RunView run={shown.run} />}
        </ListPage>
      </div>
    </Panel>
  );
}
