import type { Resource } from '@devorbit/contract/library/resources.ts';
import { ReportButton } from '../../features/operations/reports/components/report-button.tsx';
import { useSession } from '../../platform/session.ts';

/** Tells the moderators of a document. */
export function DocumentReport({ resource: { id, title, state } }: { resource: Resource }) {
  if (useSession() === null || state !== 'published') return null;
  return <ReportButton kind="document" id={String(id)} name={`the document “${title}”`} />;
}
