import { type CertificateClaim, ROADMAP_CATEGORY } from '@devorbit/contract/learning/certificates.ts';
import { conceptItem, roadmapItem } from '@devorbit/contract/learning/progress-marks.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectMarks } from '../../progress/door.ts';
import type { CertifiedRoadmap } from '../roadmap-certificates.ts';
import { selectHeld, selectSolvedOf } from '../store.ts';

/** The roadmaps that the actor has begun, those ready to be claimed first, then by how far they are. */
export async function listClaims(
  { database, clock, roadmaps }: { database: Database; clock: Clock; roadmaps: readonly CertifiedRoadmap[] },
  actor: Pick<Actor, 'id'>,
): Promise<CertificateClaim[]> {
  const items = roadmaps.flatMap(({ type, id, topics }) => [roadmapItem(type, id), ...topics.map(itemOf)]);
  const [marks, held] = await Promise.all([
    selectMarks(database, actor.id, [...new Set(items)]),
    selectHeld(database, actor.id, ROADMAP_CATEGORY),
  ]);
  const states = new Map(marks.map(({ item, state }) => [item, state]));
  const begun = roadmaps.filter(
    ({ type, id, topics }) =>
      (states.get(roadmapItem(type, id)) ?? 'none') !== 'none' ||
      topics.every((topic) => states.get(itemOf(topic)) === 'done'),
  );
  const solved = new Map(
    (await selectSolvedOf(database, actor.id, begun, clock.now())).map((row) => [row.id, row.solved]),
  );
  const claims = begun.map(({ type, id, title, topics }): CertificateClaim => {
    const left = topics.filter((topic) => states.get(itemOf(topic)) !== 'done');
    const certificate_id = held.find(({ framework_id }) => framework_id === id)?.id ?? null;
    const of = topics.length;
    return { type, id, title, done: of - left.length, of, left, solved: solved.get(id) ?? 0, certificate_id };
  });
  return claims.toSorted((one, other) => other.done / other.of - one.done / one.of);
}

const itemOf = ({ id }: { id: string }): string => conceptItem(id);
