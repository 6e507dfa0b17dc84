import { join } from 'node:path';
import { Team } from '@devorbit/contract/site/team.ts';
import { readContent } from './read-content.ts';

/** The team of `root` (`content/team`); throws where two members share a slug. */
export function readTeam(root: string): Team {
  const team = readContent(Team, join(root, 'team.yaml'));
  const slugs = team.members.map(({ slug }) => slug);
  const twice = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
  if (twice !== undefined) throw new Error(`team.yaml: two members have the slug ${twice}`);
  return team;
}
