import { type MetaFunction, useLoaderData } from 'react-router';
import { TeamPage } from '../../features/site/team/components/team-page.tsx';
import { copy } from '../../features/site/team/copy.ts';
import { team } from '../content.server.ts';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({
    title: copy.title,
    description: 'The people behind DevOrbit: what each of them does, knows and has done, and how to reach them.',
    path: '/team',
  });

export const loader = () => team;

/** The team is the same whomever the address asks for. */
export const shouldRevalidate = () => false;

export default function TeamRoute() {
  return <TeamPage team={useLoaderData<typeof loader>()} />;
}
