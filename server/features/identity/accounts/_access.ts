import { randomBytes } from 'node:crypto';
import { insertedId, type Row, type Sent } from '../../../access-matrix/_row.ts';
import { PASSWORD, type World } from '../../../access-matrix/_world.ts';

const sessionOfOwner = async (world: World): Promise<Sent> => ({
  params: {
    id: await insertedId(
      world,
      `insert into sessions (code_digest, user_id, created_at, expires_at)
       values ($2, $1, now(), now() + interval '1 hour') returning id`,
      [world.owner.id, randomBytes(32)],
    ),
  },
});
const newPassword = {
  current_password: PASSWORD,
  new_password: 'ellipses are orbits, mostly',
  confirm_password: 'ellipses are orbits, mostly',
};

export const access: Row[] = [
  ['post /api/register/', [400, 400, 400, 400, 400], { body: {} }],
  ['get /api/register/username/', [200, 200, 200, 200, 200], { query: '?username=nobody_has_it' }],
  [
    'post /api/login/',
    [200, 200, 200, 200, 200],
    ({ owner }) => ({ body: { username: owner.username, password: PASSWORD } }),
  ],
  ['post /api/logout/', [200, 200, 200, 200, 200], { body: {} }],
  ['get /api/sessions/', [401, 200, 200, 200, 200]],
  ['delete /api/sessions/{id}/', [401, 404, 200, 404, 404], sessionOfOwner],
  ['post /api/logout-all/', [401, 200, 200, 200, 200]],
  ['get /api/sign-ins/', [401, 200, 200, 200, 200]],
  ['put /api/change-password/', [401, 200, 200, 200, 200], { body: newPassword }],
  ['post /api/reauthenticate/', [401, 200, 200, 200, 200], { body: { password: PASSWORD } }],
  ['post /api/forgot-password/', [200, 200, 200, 200, 200], ({ owner }) => ({ body: { email: owner.email } })],
  [
    'post /api/reset-password/',
    [400, 400, 400, 400, 400],
    { body: { token: 'made-up', new_password: PASSWORD, confirm_password: PASSWORD } },
  ],
  ['post /api/reset-password/tokens/', [400, 400, 400, 400, 400], { body: { token: 'made-up' } }],
  ['post /api/verify-email/', [400, 400, 400, 400, 400], { body: { token: 'made-up' } }],
  ['post /api/verify-email/resend/', [401, 200, 200, 200, 200]],
  ['post /api/change-email/', [401, 200, 200, 200, 200], { body: { email: 'another.place@example.com' } }],
];
