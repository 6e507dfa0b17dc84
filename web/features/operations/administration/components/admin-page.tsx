import type { User } from '@devorbit/contract/identity/accounts.ts';
import { VisuallyHidden } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { cluster, container, text } from '../../../../ui/layout.ts';
import { PageHead } from '../../../../ui/page-head.tsx';
import { ADMINISTRATION, ADMINISTRATION_LEAD } from '../copy.ts';
import { sectionFrom, sections } from '../model.ts';
import { AuditSection } from './audit-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { HealthSection } from './health-section.tsx';
import { MailSection } from './mail-section.tsx';
import { ReportsSection } from './reports-section.tsx';
import { SupportSection } from './support-section.tsx';
import { UsersSection } from './users-section.tsx';
import page from '../../../../ui/page.module.css';
import classes from './admin-page.module.css';

/** For staff: one section at a time, named in the address. */
export function AdminPage({ user }: { user: User }) {
  const [params] = useSearchParams();
  const here = sectionFrom(params);
  const label = sections.find(({ id }) => id === here)?.label ?? '';
  return (
    <div className={`${container(5)} ${page.page}`}>
      <title>{`${label} · ${ADMINISTRATION} · DevOrbit`}</title>
      <PageHead title={ADMINISTRATION} lead={ADMINISTRATION_LEAD} />
      <nav className={cluster(2, { align: 'stretch' })} aria-label={ADMINISTRATION}>
        {sections.map(({ id, label: name }) => (
          <Link
            className={`${classes.section} ${text('small', 'strong')}`}
            key={id}
            to={`?section=${id}`}
            aria-current={id === here ? 'page' : undefined}
            preventScrollReset
          >
            {name}
          </Link>
        ))}
      </nav>
      <VisuallyHidden component="h2">{label}</VisuallyHidden>
      {here === 'users' && <UsersSection self={user.id} />}
      {here === 'reports' && <ReportsSection />}
      {here === 'documents' && <DocumentsSection superuser={user.is_superuser} />}
      {here === 'support' && <SupportSection self={user.username} />}
      {here === 'mail' && <MailSection />}
      {here === 'audit' && <AuditSection />}
      {here === 'health' && <HealthSection />}
    </div>
  );
}
