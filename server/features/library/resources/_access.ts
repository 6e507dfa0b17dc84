import { randomBytes } from 'node:crypto';
import { insertedId, type Row, type Sent } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';
import { described } from './_upload.ts';

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

/** One that the owner has suggested. */
const suggested = async (world: World): Promise<Sent> => {
  const sent = await document(world);
  await world.house.database.run(
    `update resources set state = 'suggested', suggested_at = now(), uploaded_by = $2 where id = $1`,
    [sent.params?.['id'], world.owner.id],
  );
  return { ...sent, body: { decision: 'publish' } };
};

/** The owner's, with one document; its id in the address is of another. */
const collected =
  (visibility: 'private' | 'public', more: Sent = {}) =>
  async (world: World): Promise<Sent> => {
    const { params } = await document(world);
    const collection = randomBytes(12).toString('base64url');
    await world.house.database.run(
      `insert into resource_collections (public_id, user_id, title, description, visibility, created_at, updated_at)
       values ($1, $2, 'Reading', '', $3, now(), now())`,
      [collection, world.owner.id, visibility],
    );
    return { ...more, params: { ...params, collection } };
  };

/** A text of three letters. */
const tus = { 'upload-length': '3', 'upload-metadata': `filename ${Buffer.from('notes.txt').toString('base64')}` };

/** The owner's, of which nothing has come. */
const onItsWay = async (world: World): Promise<Sent> => {
  const upload = randomBytes(18).toString('base64url');
  await world.house.database.run(
    `insert into resource_uploads (id, user_id, name, length, expires_at) values ($1, $2, 'notes.txt', 3, now() + interval '1 hour')`,
    [upload, world.owner.id],
  );
  return { params: { upload } };
};
const sending = async (world: World): Promise<Sent> => ({
  ...(await onItsWay(world)),
  headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
});

/** One whose preview and text are there. */
const prepared = async (world: World) => {
  const sent = await document(world);
  await world.house.database.run(
    `insert into resource_preparations (digest, file_type, size, state, queued_at) values ($1, 'docx', 3, 'refused', now())
     on conflict (digest) do update set state = 'refused'`,
    [DIGEST],
  );
  return sent;
};

/** Documents. A file has an address that is signed, whoever asks. */
export const access: Row[] = [
  ['get /api/documents/', [200, 200, 200, 200, 200]],
  ['get /api/documents/counts/', [200, 200, 200, 200, 200]],
  ['get /api/documents/{id}/', [200, 200, 200, 200, 200], document],
  ['post /api/documents/{id}/open/', [401, 200, 200, 200, 200], document],
  ['post /api/upload/', [401, 403, 403, 403, 400], { body: {} }],
  ['get /api/documents/duplicates/{digest}/', [401, 200, 200, 200, 200], { params: { digest: DIGEST } }],
  ['patch /api/documents/{id}/', [401, 403, 403, 403, 200], also({ body: described })],
  ['post /api/documents/suggest/', [401, 400, 400, 400, 400], { body: {} }],
  ['get /api/documents/suggestions/', [401, 403, 403, 403, 200]],
  ['get /api/documents/suggestions/mine/', [401, 200, 200, 200, 200]],
  ['post /api/documents/{id}/decide/', [401, 403, 403, 403, 200], suggested],
  ['get /api/documents/{id}/versions/', [200, 200, 200, 200, 200], document],
  ['post /api/documents/{id}/versions/', [401, 403, 403, 403, 400], also({ body: {} })],
  ['get /api/documents/reading/', [401, 200, 200, 200, 200]],
  ['put /api/documents/{id}/position/', [401, 200, 200, 200, 200], also({ body: { page: 2, pages: 3 } })],
  ['delete /api/documents/{id}/position/', [401, 200, 200, 200, 200], document],
  ['get /api/documents/collections/', [401, 200, 200, 200, 200]],
  ['post /api/documents/collections/', [401, 201, 201, 201, 201], { body: { title: 'Mine' } }],
  ['get /api/documents/collections/{collection}/', [404, 404, 200, 404, 404], collected('private')],
  [
    'patch /api/documents/collections/{collection}/',
    [401, 404, 200, 404, 404],
    collected('public', { body: { title: 'Other' } }),
  ],
  ['delete /api/documents/collections/{collection}/', [401, 404, 200, 404, 404], collected('public')],
  ['put /api/documents/collections/{collection}/items/{id}/', [401, 404, 200, 404, 404], collected('public')],
  ['delete /api/documents/collections/{collection}/items/{id}/', [401, 404, 200, 404, 404], collected('public')],
  [
    'put /api/documents/collections/{collection}/order/',
    [401, 404, 200, 404, 404],
    collected('public', { body: { ids: [] } }),
  ],
  ['delete /api/documents/{id}/suggestion/', [401, 404, 200, 404, 404], suggested],
  ['delete /api/documents/{id}/delete/', [401, 403, 403, 403, 200], document],
  ['put /api/documents/{id}/bookmark/', [401, 200, 200, 200, 200], also({ body: { bookmarked: true } })],
  ['put /api/documents/{id}/helpful/', [401, 200, 200, 200, 200], also({ body: { helpful: true } })],
  ['get /api/documents/inside/', [401, 200, 200, 200, 200], { query: '?search=trees' }],
  ['get /api/documents/{id}/inside/', [401, 200, 200, 200, 200], also({ query: '?search=trees' })],
  ['get /api/documents/{id}/preparation/', [401, 200, 200, 200, 200], prepared],
  ['post /api/documents/{id}/prepare/', [401, 403, 403, 403, 200], prepared],
  ['post /api/uploads/', [401, 201, 201, 201, 201], { headers: tus }],
  ['get /api/uploads/{upload}/', [401, 404, 200, 404, 404], onItsWay],
  ['patch /api/uploads/{upload}/', [401, 404, 204, 404, 404], sending],
  ['delete /api/uploads/{upload}/', [401, 404, 204, 404, 404], onItsWay],
  ['get /api/admin/documents/', [401, 403, 403, 200, 200]],
  ['get /api/documents/{id}/file/{digest}', [403, 403, 403, 403, 403], also({ params: { digest: DIGEST } })],
  ['get /api/documents/{id}/rendition/{digest}', [403, 403, 403, 403, 403], also({ params: { digest: DIGEST } })],
];
