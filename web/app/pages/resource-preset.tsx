import type { ResourcePreset } from '@devorbit/contract/library/resources-limits.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { ResourceHub } from '../../features/library/resources/components/resource-hub.tsx';
import { presets } from '../../features/library/resources/copy.ts';
import { universities } from '../content.server.ts';
import { pageMeta } from '../page-meta.ts';
import { logOut } from '../shell/log-out.ts';

const names = Object.keys(presets) as ResourcePreset[];
const presetOf = (pathname: string): ResourcePreset => {
  const bare = pathname.toLowerCase().replace(/\/+$/, '');
  const found = names.find((name) => pathOf(name) === bare);
  if (found === undefined) throw new Error(`${pathname} is no part of the hub`);
  return found;
};

export const meta: MetaFunction = ({ location }) => {
  const preset = presetOf(location.pathname);
  const { title, lead } = presets[preset];
  return pageMeta({ title: `${title}: study documents`, description: lead, path: pathOf(preset) });
};

export const loader = () => universities.map(({ name }) => name);

/** The colleges are the same whatever the address asks for. */
export const shouldRevalidate = () => false;

/** /resources/tutorials, /articles, /courses and /books: a part of the hub. */
export default function ResourcePresetPage() {
  const preset = presetOf(useLocation().pathname);
  return <ResourceHub key={preset} preset={preset} colleges={useLoaderData<typeof loader>()} logOut={logOut} />;
}
