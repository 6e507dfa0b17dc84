import type { Start } from '@devorbit/contract/ide/start.ts';
import { useQuery } from '@tanstack/react-query';
import { useAct } from '../../../../platform/use-act.ts';
import { PlainButton } from '../../../../ui/button-link.tsx';
import { CALL_FAILED } from '../copy.ts';
import { bringVisitors, leaveVisitors, visitorsProject } from '../editing/opening/state.ts';
import classes from './visitors-project.module.css';

type Props = { samples: Start['samples']; onOpen: (id: number) => void };

/** What somebody made in this browser before they signed in, which would otherwise be out of sight now. */
export function VisitorsProject({ samples, onOpen }: Props) {
  const found = useQuery({
    queryKey: ['ide', 'visitors'],
    queryFn: () => visitorsProject(samples),
    networkMode: 'always',
    gcTime: 0,
  });
  const bring = useAct(bringVisitors, CALL_FAILED);
  const leave = useAct(leaveVisitors, CALL_FAILED);
  if (!found.data) return null;
  const { data } = found;
  return (
    <div className={classes.offer} role="status">
      <span>You wrote code here before you signed in.</span>
      <PlainButton
        size="small"
        aria-disabled={bring.pending}
        onClick={async () => {
          const id = await bring.run(data);
          await found.refetch();
          if (id !== undefined) onOpen(id);
        }}
      >
        Add it to my projects
      </PlainButton>
      <PlainButton tone="plain" size="small" onClick={() => void leave.run(data).then(() => found.refetch())}>
        Leave it
      </PlainButton>
      {bring.failure !== null && <span role="alert">{bring.failure}</span>}
    </div>
  );
}
