import { type MetaFunction, useLoaderData } from 'react-router';
import head from 'virtual:page-head/team';
import { TeamPage } from '../../features/site/team/components/team-page.tsx';
import { team } from '../content.server.ts';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

export const loader = () => team;

/** The team is the same whomever the address asks for. */
export const shouldRevalidate = () => false;

export default function TeamRoute() {
  return <TeamPage team={useLoaderData<typeof loader>()} />;
}
