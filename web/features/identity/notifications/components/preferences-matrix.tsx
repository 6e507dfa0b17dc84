import type {
  MailChoice,
  NotificationKind,
  NotificationPreference,
} from '@devorbit/contract/identity/notifications.ts';
import { isTimely, notificationNames } from '@devorbit/contract/kinds.ts';
import { NativeSelect, Skeleton, Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../../../platform/use-act.ts';
import { stack, text, unseen } from '../../../../ui/layout.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Message } from '../../../../ui/message.tsx';
import { changePreference, preferencesQuery, type PreferenceWish } from '../api.ts';
import {
  CHANGE_FAILURE,
  EMAIL_COLUMN,
  IN_APP_COLUMN,
  KIND_COLUMN,
  MAIL_FIXED,
  MAIL_NAMES,
  MATRIX,
  MATRIX_FAILURE,
  MATRIX_NOTE,
  SAVED,
} from '../copy.ts';
import classes from './preferences-matrix.module.css';

const choices: MailChoice[] = ['off', 'daily', 'instant'];
const choicesOf = (kind: NotificationKind): MailChoice[] =>
  isTimely(kind) ? choices.filter((choice) => choice !== 'daily') : choices;

/** How a signed-in person is told of each kind; each change is saved at once. */
export function PreferencesMatrix() {
  const client = useQueryClient();
  const { queryKey } = preferencesQuery;
  const matrix = useQuery(preferencesQuery);
  const act = useAct(
    async (wish: PreferenceWish) => {
      try {
        return client.setQueryData(queryKey, await changePreference(wish));
      } catch (error) {
        void client.invalidateQueries({ queryKey });
        throw error;
      }
    },
    CHANGE_FAILURE,
    { overlapping: true, scope: 'notification-preferences' },
  );
  // Shown before its turn comes.
  const change = async (wish: PreferenceWish) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (rows) => rows?.map((row) => (row.kind === wish.kind ? { ...row, ...wish } : row)));
    await act.run(wish);
  };
  if (matrix.isPending) return <Skeleton height={320} radius="md" />;
  if (!matrix.data) return <LoadFailure query={matrix} title={MATRIX_FAILURE} frame="line" />;
  return (
    <div className={stack(3)}>
      <table className={classes.table}>
        <caption className={unseen}>{MATRIX}</caption>
        <thead>
          <tr>
            <th scope="col">{KIND_COLUMN}</th>
            <th scope="col">{IN_APP_COLUMN}</th>
            <th scope="col">{EMAIL_COLUMN}</th>
          </tr>
        </thead>
        <tbody>
          {matrix.data.map((row) => (
            <MatrixRow
              key={row.kind}
              row={row}
              onInApp={(in_app) => void change({ kind: row.kind, in_app })}
              onEmail={(email) => void change({ kind: row.kind, email })}
            />
          ))}
        </tbody>
      </table>
      <p className={text('quiet', 'fine')}>{MATRIX_NOTE}</p>
      {act.failure ? (
        <Message tone="bad">{act.failure}</Message>
      ) : (
        <p className={`${text('good', 'fine')} ${classes.saved}`} aria-live="polite">
          {act.result && SAVED}
        </p>
      )}
    </div>
  );
}

type RowProps = {
  row: NotificationPreference;
  onInApp: (inApp: boolean) => void;
  onEmail: (email: MailChoice) => void;
};

function MatrixRow({ row: { kind, in_app, email, email_fixed }, onInApp, onEmail }: RowProps) {
  const { name, lead } = notificationNames(kind);
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={`${text('quiet', 'fine')} ${classes.lead}`}>{lead}</span>
      </th>
      <td>
        <Switch
          size="md"
          aria-label={`${name}: ${IN_APP_COLUMN}`}
          checked={in_app}
          onChange={({ currentTarget }) => onInApp(currentTarget.checked)}
        />
      </td>
      <td>
        {email_fixed ? (
          <span className={`${text('quiet')} ${classes.fixed}`}>{MAIL_FIXED}</span>
        ) : (
          <NativeSelect
            classNames={{ input: classes.choice }}
            aria-label={`${name}: ${EMAIL_COLUMN}`}
            value={email}
            data={choicesOf(kind).map((value) => ({ value, label: MAIL_NAMES[value] }))}
            onChange={({ currentTarget }) => onEmail(choices.find((choice) => choice === currentTarget.value) ?? email)}
          />
        )}
      </td>
    </tr>
  );
}
