import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Row } from '../../../access-matrix/_row.ts';
import type { Role, World } from '../../../access-matrix/_world.ts';

/** The caller's app is set up. */
const withApp = async ({ house, people }: World, role: Role) => {
  if (role !== 'visitor')
    await house.database.raw(
      `insert into totp_factors (user_id, secret, confirmed_at) values ($1, '', now()) on conflict do nothing`,
      [people[role].id],
    );
  return {};
};
const ofOwner = async ({ house, owner }: World) => ({
  params: await house.database.row(
    z.object({ id: z.string() }),
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, synced, created_at)
     values ($1, $2, '', 0, '{}', 'Laptop', false, now()) returning id`,
    [owner.id, randomBytes(16).toString('base64url')],
  ),
});

const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const made = { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
const used = { ...credential, response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } };
const answer = { body: { challenge: 'made-up', response: used } };

/** Second factors and passkeys. Where a passkey would be used the house refuses its own address, which is no name (503). */
export const access: Row[] = [
  ['get /api/two-factor/', [401, 200, 200, 200, 200]],
  ['post /api/two-factor/totp/', [401, 200, 200, 200, 200]],
  ['post /api/two-factor/totp/confirm/', [401, 409, 409, 409, 409], { body: { code: '123456' } }],
  ['delete /api/two-factor/totp/', [401, 200, 200, 200, 200], withApp],
  ['post /api/two-factor/recovery-codes/', [401, 200, 200, 200, 200], withApp],
  ['post /api/login/second-factor/', [400, 400, 400, 400, 400], { body: { challenge: 'made-up', code: '123456' } }],
  ['post /api/passkeys/options/', [401, 503, 503, 503, 503]],
  [
    'post /api/passkeys/',
    [401, 503, 503, 503, 503],
    { body: { challenge: 'made-up', name: 'Laptop', response: made } },
  ],
  [
    'patch /api/passkeys/{id}/',
    [401, 404, 200, 404, 404],
    async (world) => ({ ...(await ofOwner(world)), body: { name: 'Key' } }),
  ],
  ['delete /api/passkeys/{id}/', [401, 404, 200, 404, 404], ofOwner],
  ['post /api/login/passkey/options/', [503, 503, 503, 503, 503]],
  ['post /api/login/passkey/', [503, 503, 503, 503, 503], answer],
  ['post /api/reauthenticate/passkey/options/', [401, 503, 503, 503, 503]],
  ['post /api/reauthenticate/passkey/', [401, 503, 503, 503, 503], answer],
];
