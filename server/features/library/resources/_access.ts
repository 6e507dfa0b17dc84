import { insertedId, type Row, type Sent } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';

const DIGEST = '5'.repeat(64);

/** A document that nobody of these people uploaded. */
const document = async (world: World): Promise<Sent> => {
  const { database } = world.house;
  await database.run('insert into blobs (digest, size, stored_at) values ($1, 3, now()) on conflict do nothing', [
    DIGEST,
  ]);
  const id = await insertedId(
    world,
    `with uploader as (
       insert into users (username, email, full_name, password_hash, date_joined)
       values ('u_' || left(md5(random()::text), 12), md5(random()::text) || '@example.com', 'Up', 'none', now()) returning id
     )
     insert into resources (public_id, title, name, description, university, college, branch, year, semester, subject,
       resource_type, digest, file_name, file_type, size, scan, uploaded_by, uploaded_at)
     select md5(random()::text), 'Notes', 'Notes', '', 'pict', 'PICT', 'Computer', 2, 3, 'Trees', 'Learning Notes', $1,
       'notes.docx', 'docx', 3, 'not_scanned', id, date_trunc('milliseconds', now())
     from uploader returning id::text as id`,
    [DIGEST],
  );
  return { params: { id } };
};
const also = (more: Sent) => async (world: World) => {
  const { params } = await document(world);
  return { ...more, params: { ...params, ...more.params } };
};

/** Documents. A file has an address that is signed, whoever asks. */
export const access: Row[] = [
  ['get /api/documents/', [200, 200, 200, 200, 200]],
  ['get /api/documents/counts/', [200, 200, 200, 200, 200]],
  ['get /api/documents/{id}/', [200, 200, 200, 200, 200], document],
  ['post /api/documents/{id}/open/', [401, 200, 200, 200, 200], document],
  ['post /api/upload/', [401, 403, 403, 403, 400], { body: {} }],
  ['get /api/documents/duplicates/{digest}/', [401, 403, 403, 403, 200], { params: { digest: DIGEST } }],
  ['delete /api/documents/{id}/delete/', [401, 403, 403, 403, 200], document],
  ['put /api/documents/{id}/bookmark/', [401, 200, 200, 200, 200], also({ body: { bookmarked: true } })],
  ['put /api/documents/{id}/helpful/', [401, 200, 200, 200, 200], also({ body: { helpful: true } })],
  ['get /api/documents/{id}/file/{digest}', [403, 403, 403, 403, 403], also({ params: { digest: DIGEST } })],
  ['get /api/documents/{id}/rendition/{digest}', [403, 403, 403, 403, 403], also({ params: { digest: DIGEST } })],
];
