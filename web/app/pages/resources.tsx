import { type MetaFunction, useLoaderData } from 'react-router';
import head from 'virtual:page-head/resources';
import { ResourceHub } from '../../features/library/resources/components/resource-hub.tsx';
import { universities } from '../content.server.ts';
import { pageMeta } from '../page-meta.ts';
import { logOut } from '../shell/log-out.ts';

export const meta: MetaFunction = () => pageMeta(head);

export const loader = () => universities.map(({ name }) => name);

/** The colleges are the same whatever the address asks for. */
export const shouldRevalidate = () => false;

export default function ResourcesPage() {
  return <ResourceHub colleges={useLoaderData<typeof loader>()} logOut={logOut} />;
}
