import type { MetaFunction } from 'react-router';
import { useParams } from 'react-router';
import { ResourceScreen } from '../../features/library/resources/components/resource-screen.tsx';
import { DocumentReport } from '../library/document-report.tsx';

/** The screen itself says its title, which it learns later. */
export const meta: MetaFunction = () => [];

export default function ResourcePage() {
  const id = Number(useParams()['id']);
  return <ResourceScreen key={id} id={id} report={(resource) => <DocumentReport resource={resource} />} />;
}
