import { AUDIT_PAGE_SIZE, MAX_AUDIT_FILTER_CHARS } from '@devorbit/contract/identity/audit-limits.ts';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { momentText } from '../../../../platform/format/dates.ts';
import { cluster } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Table } from '../../../../ui/table.tsx';
import { auditQuery } from '../api.ts';
import { AUDIT_FAILURE } from '../copy.ts';
import { auditFilters, changed, detailText } from '../model.ts';
import { NewestOlder } from './newest-older.tsx';
import panel from '../../../../ui/panel.module.css';
import tableClasses from '../../../../ui/table.module.css';

const columns = ['When', 'Who', 'Action', 'Subject', 'Details', 'Network'];

/** Privileged acts, newest first; nothing changes them. */
export function AuditSection() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = auditFilters(params);
  const [actor, setActor] = useState(filters.actor);
  const [act, setAct] = useState(filters.act);
  const list = useQuery(auditQuery(filters));
  return (
    <section className={panel.panel} aria-label="Audit log">
      <form
        className={cluster(3, { align: 'end' })}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(changed(params, { actor: actor.trim(), act: act.trim() }), { preventScrollReset: true });
        }}
      >
        <TextInput
          label="Who"
          placeholder="Username or “operator”"
          maxLength={MAX_AUDIT_FILTER_CHARS}
          value={actor}
          onChange={({ currentTarget }) => setActor(currentTarget.value)}
        />
        <TextInput
          label="Action starts with"
          placeholder="user."
          maxLength={MAX_AUDIT_FILTER_CHARS}
          value={act}
          onChange={({ currentTarget }) => setAct(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          Filter
        </Button>
      </form>
      <ListPage
        frame="bare"
        query={list}
        failure={AUDIT_FAILURE}
        empty={(rows) => (rows.length === 0 ? 'No matching actions.' : null)}
      >
        {(rows) => (
          <>
            <Table label="Privileged actions" columns={columns} stale={list.isPlaceholderData}>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td data-label="When">
                    <time dateTime={row.at}>{momentText(row.at)}</time>
                  </td>
                  <td data-label="Who">{row.actor}</td>
                  <td data-label="Action">{row.act}</td>
                  <td data-label="Subject">{row.subject}</td>
                  <td className={tableClasses.wide} data-label="Details">
                    {detailText(row.detail)}
                  </td>
                  <td data-label="Network">{row.ip_prefix || '–'}</td>
                </tr>
              ))}
            </Table>
            <NewestOlder rows={rows} size={AUDIT_PAGE_SIZE} />
          </>
        )}
      </ListPage>
    </section>
  );
}
