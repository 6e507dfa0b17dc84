import { ADMIN_PAGE_SIZE } from '@devorbit/contract/operations/administration-limits.ts';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { counted } from '../../../../platform/format/plurals.ts';
import { cluster, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { usersQuery } from '../api.ts';
import { USERS_FAILURE } from '../copy.ts';
import { changed, userFrom, usersFilters } from '../model.ts';
import { UserDialog } from './user-dialog.tsx';
import { UsersTable } from './users-table.tsx';
import panel from '../../../../ui/panel.module.css';
import classes from './admin-page.module.css';

/** Everybody, with search and filters; one person at a time in a dialog. */
export function UsersSection({ self }: { self: number }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = usersFilters(params);
  const list = useQuery(usersQuery(filters));
  const person = userFrom(params);
  const go = (changes: Record<string, string | number | null>) =>
    void navigate(changed(params, changes), { preventScrollReset: true });
  const find = (search: string) =>
    void navigate(changed(params, { search }), { preventScrollReset: true, replace: true });
  return (
    <section className={panel.panel} aria-label="Users">
      <form
        className={cluster(3, { align: 'end' })}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          find(String(new FormData(event.currentTarget).get('search') ?? '').trim());
        }}
      >
        <SearchField
          className={classes.search}
          label="Search"
          name="search"
          placeholder="Username, email or name"
          text={filters.search}
          onSearch={find}
        />
        <NativeSelect
          label="Role"
          value={filters.role ?? ''}
          onChange={({ currentTarget }) => go({ role: currentTarget.value })}
          data={[
            { value: '', label: 'All roles' },
            { value: 'learner', label: 'Learners' },
            { value: 'staff', label: 'Staff' },
            { value: 'superuser', label: 'Superusers' },
          ]}
        />
        <NativeSelect
          label="Status"
          value={filters.state ?? ''}
          onChange={({ currentTarget }) => go({ state: currentTarget.value })}
          data={[
            { value: '', label: 'All statuses' },
            { value: 'active', label: 'Active' },
            { value: 'suspended', label: 'Suspended' },
            { value: 'leaving', label: 'Being deleted' },
          ]}
        />
        <Button type="submit" variant="default">
          Search
        </Button>
      </form>
      <ListPage
        frame="bare"
        query={list}
        failure={USERS_FAILURE}
        pages={{
          label: 'Pages of users',
          page: filters.page,
          size: ADMIN_PAGE_SIZE,
          addressOf: (page) => changed(params, { page: page > 1 ? page : null }),
        }}
        empty={({ rows }) => (rows.length === 0 ? 'No matching users.' : null)}
      >
        {({ rows, total }) => (
          <>
            <p className={text('quiet', 'small')} role="status">
              {counted(total, 'user')}
            </p>
            <UsersTable
              rows={rows}
              stale={list.isPlaceholderData}
              addressOf={(id) => changed(params, { user: id, page: filters.page })}
            />
          </>
        )}
      </ListPage>
      {person !== null && (
        <UserDialog
          key={person}
          id={person}
          own={person === self}
          onClose={() => go({ user: null, page: filters.page > 1 ? filters.page : null })}
        />
      )}
    </section>
  );
}
