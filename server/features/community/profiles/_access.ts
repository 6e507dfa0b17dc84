import type { Row, Sent } from '../../../access-matrix/_row.ts';
import type { Role, World } from '../../../access-matrix/_world.ts';

const ofOwner = ({ owner }: World): Sent => ({ params: { username: owner.username } });
const ownName = ({ people }: World, role: Role): Sent => ({
  body: { username: role === 'visitor' ? 'nobody' : people[role].username },
});

export const access: Row[] = [
  ['get /api/me/', [401, 200, 200, 200, 200]],
  ['put /api/profile/', [401, 200, 200, 200, 200], { body: { bio: 'x' } }],
  ['post /api/profile/picture/', [401, 400, 400, 400, 400], { body: {} }],
  ['delete /api/profile/picture/', [401, 200, 200, 200, 200]],
  ['get /api/pictures/{digest}', [404, 404, 404, 404, 404], { params: { digest: '0'.repeat(64) } }],
  ['put /api/preferences/', [401, 200, 200, 200, 200], { body: { theme: 'dark' } }],
  ['get /api/users/{username}/', [200, 200, 200, 200, 200], ofOwner],
  ['get /api/users/{username}/activity/', [200, 200, 200, 200, 200], ofOwner],
  ['get /api/users/{username}/sky/', [200, 200, 200, 200, 200], ofOwner],
  ['get /api/account/export/', [401, 200, 200, 200, 200]],
  ['post /api/account/deletion/', [401, 200, 200, 200, 200], ownName],
  ['delete /api/account/deletion/', [401, 200, 200, 200, 200]],
];
