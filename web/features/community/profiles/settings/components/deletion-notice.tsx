import { useQueryClient } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { longDateText } from '../../../../../platform/format/dates.ts';
import { ownTimeZone } from '../../../../../platform/time-zone.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { ActButton } from '../../../../../ui/act-button.tsx';
import { cluster } from '../../../../../ui/layout.ts';
import { keepAccount } from '../../api.ts';
import type { Say } from '../../components/use-banner.ts';
import { ACCOUNT_KEPT, KEEPING_FAILED } from '../../copy.ts';
import { failureText } from '../../model.ts';
import classes from './settings.module.css';

/** When the account will be deleted, and the way back. */
export function DeletionNotice({ dueAt, say }: { dueAt: string; say: Say }) {
  const client = useQueryClient();
  const keeping = useAct(
    () =>
      keepAccount(client).then(
        () => say({ tone: 'good', text: ACCOUNT_KEPT }),
        (error: unknown) => say({ tone: 'bad', text: failureText(KEEPING_FAILED, error) }),
      ),
    // The page says it at its head.
    () => null,
  );
  return (
    <section className={`${cluster([3, 4])} ${classes.due}`} aria-label="Account deletion">
      <CalendarClock size={22} color="var(--warn)" aria-hidden="true" />
      <p>
        Your account will be deleted on <strong>{longDateText(dueAt, ownTimeZone())}</strong>. Until then you can use it
        as usual.
      </p>
      <ActButton variant="default" size="sm" pending={keeping.pending} onClick={() => void keeping.run()}>
        Keep my account
      </ActButton>
    </section>
  );
}
