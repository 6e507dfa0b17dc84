import type { ProfileSection, PublicProfile } from '@devorbit/contract/community/profiles.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { findBadges, findSolved } from '../../../practice/activity/door.ts';
import { findStanding } from '../../../practice/leaderboard/door.ts';
import { listSkills } from '../../../practice/recommendations/door.ts';
import { findFigures } from '../../../practice/submissions/door.ts';
import { noUser } from '../errors.ts';
import { maySee } from '../policy.ts';
import { presentAbout, presentLinks, presentPublic } from '../present.ts';
import { selectCreated } from '../public/store.ts';
import type { PublicRow } from '../rows.ts';
import { selectOptionalPublicUser } from '../store.ts';

type Deps = { database: Database; clock: Clock };

const MAX_TAGS = 20;

/** What a viewer, or a visitor, may see of a user; a section that is hidden is not even asked for. Throws a Refusal for who is unknown, suspended or gone. */
export async function showPublicProfile(deps: Deps, viewer: Actor | null, username: string): Promise<PublicProfile> {
  const { database } = deps;
  const user = await selectOptionalPublicUser(database, username);
  if (user === null) throw noUser();
  const seen = async <T>(section: ProfileSection, find: () => Promise<T> | T): Promise<T | null> =>
    maySee(viewer, user, section) ? find() : null;
  const [about, links, solved, rating, created, badges] = await Promise.all([
    seen('about', () => presentAbout(user)),
    seen('links', () => presentLinks(user)),
    seen('solved', () => findSolvedOf(deps, user)),
    seen('rating', () => findRating(deps, user)),
    seen('created', () => selectCreated(database, user.id)),
    seen('badges', () => findBadges(database, user.id, user.time_zone)),
  ]);
  return {
    ...presentPublic(user, viewer),
    about,
    links,
    solved,
    rating,
    created,
    badges,
    activity_visible: maySee(viewer, user, 'activity'),
  };
}

async function findSolvedOf(deps: Deps, user: PublicRow): Promise<NonNullable<PublicProfile['solved']>> {
  const [by_difficulty, skills] = await Promise.all([findSolved(deps.database, user.id), listSkills(deps, user)]);
  const by_tag = skills
    .filter(({ solved }) => solved > 0)
    .toSorted((a, b) => b.solved - a.solved || a.tag.localeCompare(b.tag))
    .slice(0, MAX_TAGS)
    .map(({ tag, solved }) => ({ tag, solved }));
  return { total: by_difficulty.Easy + by_difficulty.Medium + by_difficulty.Hard, by_difficulty, by_tag };
}

/** The points of the dashboard, and the place that they give. */
async function findRating(deps: Deps, user: PublicRow): Promise<NonNullable<PublicProfile['rating']>> {
  const [{ points }, standing] = await Promise.all([
    findFigures(deps, user.id, 'UTC'),
    findStanding(deps.database, user.id),
  ]);
  return { points, rank: standing?.rank ?? null };
}
