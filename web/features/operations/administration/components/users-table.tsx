import type { AdminUser } from '@devorbit/contract/operations/administration.ts';
import { roleNames, roleOf } from '@devorbit/contract/roles.ts';
import { Link } from 'react-router';
import { momentText } from '../../../../platform/format/dates.ts';
import { Table } from '../../../../ui/table.tsx';
import { Tag } from './tag.tsx';
import tableClasses from '../../../../ui/table.module.css';

const columns = ['Username', 'Name', 'Email', 'Role', 'Status', 'Joined', 'Last seen'];

type Props = { rows: readonly AdminUser[]; stale: boolean; addressOf: (id: number) => string };

export function UsersTable({ rows, stale, addressOf }: Props) {
  return (
    <Table label="Users" columns={columns} stale={stale}>
      {rows.map((user) => (
        <tr key={user.id}>
          <th scope="row" className={tableClasses.wide}>
            <Link to={addressOf(user.id)} preventScrollReset>
              {user.username}
            </Link>
          </th>
          <td className={tableClasses.wide} data-label="Name">
            {user.full_name}
          </td>
          <td className={tableClasses.wide} data-label="Email">
            {user.email}
          </td>
          <td data-label="Role">{roleNames[roleOf(user)]}</td>
          <td data-label="Status">
            <Tag tone={user.suspended_at === null ? 'good' : 'bad'}>
              {user.suspended_at === null ? 'Active' : 'Suspended'}
            </Tag>
          </td>
          <td data-label="Joined">{momentText(user.date_joined)}</td>
          <td data-label="Last seen">{user.last_seen_at === null ? 'Never' : momentText(user.last_seen_at)}</td>
        </tr>
      ))}
    </Table>
  );
}
