import { pathOf } from '@devorbit/contract/path-of.ts';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ConceptScreen } from '../../features/learning/roadmaps/concepts/components/concept-screen.tsx';
import { container } from '../../ui/layout.ts';
import { conceptPage } from '../learning-pages.server.tsx';
import { foundOr404, metaOf } from '../written-page.tsx';
import classes from '../../ui/page.module.css';

export { clientLoader, ErrorBoundary, shouldRevalidate } from '../written-page.tsx';

export const loader = ({ params }: LoaderFunctionArgs) => foundOr404(conceptPage(params['id']));

/** At most 160 characters, cut between words. */
const short = (text: string): string => (text.length <= 160 ? text : `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`);

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  metaOf(loaderData, (item) => ({
    title: item.title,
    description: short(item.summary),
    path: pathOf('concept', { id: item.id }),
  }));

export default function ConceptRoute() {
  const concept = useLoaderData<typeof loader>();
  return (
    <div className={`${container(6)} ${classes.page}`} key={concept.id}>
      <ConceptScreen concept={concept} />
    </div>
  );
}
