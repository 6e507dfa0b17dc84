import { Skeleton, Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useAct } from '../../../../../platform/use-act.ts';
import { stack, text } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { standingQuery } from '../../history/api.ts';
import { shareOwn } from '../api.ts';
import { NOT_SHARED, SHARE, SHARE_FAILURE, SHARED } from '../copy.ts';
import classes from './share-switch.module.css';

/** Only who shares a solution explains it. */
const ExplanationForm = lazy(() => import('./explanation-form.tsx'));
/** About what the form takes, in px. */
const EXPLANATION_HEIGHT = 300;

/** Whether an Accepted submission of one's own is shared. Absent for another's, whose standing the server does not tell. */
export function ShareSwitch({ id, shared }: { id: string; shared: boolean }) {
  const client = useQueryClient();
  const own = useQuery(standingQuery(id));
  const change = useAct((wanted: boolean) => shareOwn(client, id, wanted), SHARE_FAILURE);
  if (own.isPending) return <div className={`${stack(2)} ${classes.sharing}`} data-waiting />;
  if (!own.data) return null;
  const shown = change.input ?? shared;
  return (
    <div className={`${stack(2)} ${classes.sharing}`}>
      <Switch
        size="md"
        label={SHARE}
        checked={shown}
        aria-describedby="sharing"
        onChange={({ currentTarget }) => void change.run(currentTarget.checked)}
      />
      <p className={text('quiet', 'small')} id="sharing" role="status">
        {shown ? SHARED : NOT_SHARED}
      </p>
      <Message tone="bad">{change.failure}</Message>
      {shared && shown && (
        <Suspense fallback={<Skeleton height={EXPLANATION_HEIGHT} radius="md" />}>
          <ExplanationForm id={id} />
        </Suspense>
      )}
    </div>
  );
}
