import { inOwned, insertedId, type Row, type Sent } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';

const report = async (world: World): Promise<Sent> => ({
  params: {
    id: await insertedId(
      world,
      `insert into reports (reporter_id, subject_kind, subject_id, owner_id, subject_name, reason, created_at)
       values ($1, 'problem', $2, $3, 'Of the owner', 'spam', now())
       on conflict (reporter_id, subject_kind, subject_id) where decision is null do update set reason = 'other'
       returning id::text`,
      [world.people.other.id, String(world.owned), world.owner.id],
    ),
  },
  body: { decision: 'dismiss' },
});
const hidden = async (world: World): Promise<Sent> => {
  await world.house.database.raw('update problems set hidden_at = now() where id = $1', [world.owned]);
  return inOwned(world);
};

/** A document that was taken down. */
const takenDown = async (world: World): Promise<Sent> => {
  const digest = '6'.repeat(64);
  const { raw } = world.house.database;
  await raw('insert into blobs (digest, size, stored_at) values ($1, 3, now()) on conflict do nothing', [digest]);
  return {
    params: {
      id: await insertedId(
        world,
        `insert into resources (public_id, title, name, description, university, college, branch, year, semester, subject,
           resource_type, digest, file_name, file_type, size, scan, uploaded_by, uploaded_at, state)
         values (md5(random()::text), 'Copied', 'Copied', '', 'pict', 'PICT', 'Computer', 2, 3, 'Trees', 'Learning Notes', $1,
           'notes.docx', 'docx', 3, 'not_scanned', $2, date_trunc('milliseconds', now()), 'hidden') returning id::text`,
        [digest, world.owner.id],
      ),
    },
  };
};

export const access: Row[] = [
  [
    'post /api/reports/',
    [401, 201, 400, 201, 201],
    ({ owned }) => ({ body: { kind: 'problem', id: String(owned), reason: 'spam' } }),
  ],
  ['get /api/admin/reports/', [401, 403, 403, 200, 200]],
  ['post /api/admin/reports/{id}/decide/', [401, 403, 403, 200, 200], report],
  ['post /api/admin/problems/{id}/show/', [401, 403, 403, 200, 200], hidden],
  ['post /api/admin/documents/{id}/show/', [401, 403, 403, 200, 200], takenDown],
];
