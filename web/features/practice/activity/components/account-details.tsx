import type { User } from '@devorbit/contract/identity/accounts.ts';
import { roleNames, roleOf } from '@devorbit/contract/roles.ts';
import { dayOf, longDayText } from '../../../../platform/format/dates.ts';
import { row, stack, text } from '../../../../ui/layout.ts';
import classes from './account-details.module.css';

export function AccountDetails({ user, timeZone }: { user: User; timeZone: string }) {
  const details = [
    ['Full name', user.full_name.trim() || '–'],
    ['Username', user.username],
    ['Email', user.email],
    ['Role', roleNames[roleOf(user)]],
    ['Joined', longDayText(dayOf(Date.parse(user.date_joined), timeZone))],
  ];
  return (
    <section aria-labelledby="account-details">
      <h3 className={`${text('section')} ${classes.heading}`} id="account-details">
        Account details
      </h3>
      <dl className={stack(0)}>
        {details.map(([label, value]) => (
          <div className={`${row(4, { align: 'stretch' })} ${text('small')} ${classes.detail}`} key={label}>
            <dt className={text('quiet')}>{label}</dt>
            <dd className={text('breaking')}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
