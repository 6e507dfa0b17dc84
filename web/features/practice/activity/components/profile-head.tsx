import type { User } from '@devorbit/contract/identity/accounts.ts';
import { Skeleton } from '@mantine/core';
import { monthText } from '../../../../platform/format/dates.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { row, text } from '../../../../ui/layout.ts';
import { memberSince, problemsCreated } from '../copy.ts';
import { avatarInitial } from '../model.ts';
import classes from './profile-head.module.css';

type Props = { user: User; created: number | undefined; timeZone: string };

export function ProfileHead({ user, created, timeZone }: Props) {
  return (
    <header className={row(5)}>
      <Avatar initial={avatarInitial(user)} size="medium" />
      <div className={classes.words}>
        <h3 className={text('part', 'breaking')}>{user.username}</h3>
        <p className={`${text('breaking')} ${classes.email}`}>{user.email}</p>
        <p className={text('quiet', 'small')}>{memberSince(monthText(user.date_joined, timeZone))}</p>
        {created === undefined ? (
          <Skeleton height={14} width={150} radius="xl" mt={6} />
        ) : (
          <p className={text('quiet', 'small')}>{problemsCreated(created)}</p>
        )}
      </div>
    </header>
  );
}
