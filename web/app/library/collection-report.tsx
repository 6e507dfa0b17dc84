import type { ResourceCollection } from '@devorbit/contract/library/resource-collections.ts';
import { ReportButton } from '../../features/operations/reports/components/report-button.tsx';
import { useSession } from '../../platform/session.ts';

/** Tells the moderators of somebody else’s collection. */
export function CollectionReport({ collection: { id, title, removed } }: { collection: ResourceCollection }) {
  if (useSession() === null || removed) return null;
  return <ReportButton kind="resource_collection" id={id} name={`the collection “${title}”`} />;
}
