import type { Account } from '@devorbit/contract/community/profiles.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { ownTimeZone } from '../../../../../platform/time-zone.ts';
import { keepAccount } from '../../api.ts';
import type { Say } from '../../components/use-banner.ts';
import { ACCOUNT_KEPT, KEEPING_FAILED } from '../../copy.ts';
import { dateText, failureText } from '../../model.ts';
import classes from './settings.module.css';

/** When the account will be deleted, and the way back; nothing where that was not asked for. */
export function DeletionNotice({ account, say }: { account: Account; say: Say }) {
  const client = useQueryClient();
  const keeping = useMutation({
    mutationFn: () => keepAccount(client),
    onSuccess: () => say({ tone: 'good', text: ACCOUNT_KEPT }),
    onError: (error) => say({ tone: 'bad', text: failureText(KEEPING_FAILED, error) }),
  });
  if (account.deletion_due_at === null) return null;
  return (
    <section className={classes.due} aria-label="Deletion of the account">
      <CalendarClock size={22} aria-hidden="true" />
      <p>
        Your account will be deleted on <strong>{dateText(account.deletion_due_at, ownTimeZone())}</strong>. Until then
        everything is as it was.
      </p>
      <Button variant="default" size="sm" loading={keeping.isPending} onClick={() => keeping.mutate()}>
        Keep my account
      </Button>
    </section>
  );
}
