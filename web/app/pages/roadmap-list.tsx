import { listPath } from '@devorbit/contract/learning/roadmap-paths.ts';
import { type RoadmapType, roadmapTypes } from '@devorbit/contract/learning/roadmap-types.ts';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { WholeList } from '../../features/learning/roadmaps/catalogue/components/whole-list.tsx';
import { LIST_LEADS, LIST_TITLES } from '../../features/learning/roadmaps/copy.ts';
import { container } from '../../ui/layout.ts';
import { catalogueCards } from '../content.server.ts';
import { pageMeta } from '../page-meta.ts';
import classes from '../../ui/page.module.css';

/** `/role` → `role`, also where the address is that of the page’s data. */
const typeOf = (url: string): RoadmapType => {
  const { pathname } = new URL(url);
  return roadmapTypes.find((type) => pathname.startsWith(`/${type}`)) ?? 'role';
};

export const loader = ({ request }: LoaderFunctionArgs) => {
  const type = typeOf(request.url);
  return { type, items: catalogueCards.filter((card) => card.type === type) };
};

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData === undefined
    ? []
    : pageMeta({
        title: LIST_TITLES[loaderData.type],
        description: LIST_LEADS[loaderData.type],
        path: listPath(loaderData.type),
      });

export default function RoadmapListPage() {
  const { type, items } = useLoaderData<typeof loader>();
  return (
    <div className={`${container(6)} ${classes.page}`} key={type}>
      <WholeList type={type} items={items} />
    </div>
  );
}
