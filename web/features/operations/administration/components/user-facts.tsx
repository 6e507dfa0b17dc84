import type { AdminUserDetail } from '@devorbit/contract/operations/administration.ts';
import { roleNames, roleOf } from '@devorbit/contract/roles.ts';
import { momentText } from '../../../../platform/format/dates.ts';
import { numberText } from '../../../../platform/format/numbers.ts';
import { cluster, figures, grid, stack, text } from '../../../../ui/layout.ts';
import { methodText, outcomeText } from '../../../identity/security/model.ts';
import classes from './admin-page.module.css';

/** What is known of a person, and how they last signed in. */
export function UserFacts({ user }: { user: AdminUserDetail }) {
  const facts = [
    ['Email', `${user.email} (${user.email_verified_at === null ? 'not verified' : 'verified'})`],
    ['Name', user.full_name || '–'],
    ['Role', roleNames[roleOf(user)]],
    [
      'Status',
      user.suspended_at === null ? 'Active' : `Suspended ${momentText(user.suspended_at)}: ${user.suspended_reason}`,
    ],
    ...(user.deletion_due_at === null ? [] : [['Deleted on', momentText(user.deletion_due_at)]]),
    ['Joined', momentText(user.date_joined)],
    ['Sessions', numberText(user.sessions)],
    ['Solved', numberText(user.solved)],
    ['Problems created', numberText(user.problems_created)],
    ['Reports about them', `${user.reports.open} open, ${user.reports.total} in total`],
  ] as const;
  return (
    <>
      <dl className={`${grid(4)} ${figures} ${text('small', 'breaking')} ${classes.facts}`}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section className={stack(2)} aria-labelledby="sign-ins">
        <h3 className={text('strong')} id="sign-ins">
          Recent sign-ins
        </h3>
        {user.sign_ins.length === 0 ? (
          <p className={text('quiet', 'small')}>No recent sign-ins.</p>
        ) : (
          <ul className={`${stack(2)} ${text('small')}`}>
            {user.sign_ins.map(({ at, outcome, method, ip_prefix }, index) => (
              <li className={cluster([1, 4], { align: 'stretch' })} key={index}>
                <time dateTime={at}>{momentText(at)}</time>
                <span>
                  {outcomeText(outcome)} · {methodText(method)}
                </span>
                <span className={text('quiet', 'small')}>{ip_prefix}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
