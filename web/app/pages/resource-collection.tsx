import type { MetaFunction } from 'react-router';
import { useParams } from 'react-router';
import { CollectionScreen } from '../../features/library/resources/collections/components/collection-screen.tsx';
import { CollectionReport } from '../library/collection-report.tsx';

/** The screen itself says its title, which it learns later. */
export const meta: MetaFunction = () => [];

export default function ResourceCollectionPage() {
  const { id = '' } = useParams();
  return <CollectionScreen key={id} id={id} report={(collection) => <CollectionReport collection={collection} />} />;
}
