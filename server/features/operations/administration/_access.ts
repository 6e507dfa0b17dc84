import type { Row, Sent } from '../../../access-matrix/_row.ts';
import { makePerson, PASSWORD, type World } from '../../../access-matrix/_world.ts';

const aboutOwner = ({ owner }: World): Sent => ({ params: { id: owner.id } });
const anybody = async ({ house }: World): Promise<Sent> => ({ params: { id: (await makePerson(house)).id } });
const suspension = async (world: World): Promise<Sent> => ({ ...(await anybody(world)), body: { reason: 'Spam' } });
const suspended = async (world: World): Promise<Sent> => {
  const gone = await makePerson(world.house);
  await world.house.database.raw('update users set suspended_at = now() where id = $1', [gone.id]);
  return { params: { id: gone.id } };
};

export const access: Row[] = [
  ['get /api/admin/users/', [401, 403, 403, 200, 200]],
  ['get /api/admin/users/{id}/', [401, 403, 403, 200, 200], aboutOwner],
  [
    'put /api/admin/users/{id}/roles/',
    [401, 403, 403, 403, 200],
    (world) => ({ ...aboutOwner(world), body: { is_staff: false, is_superuser: false } }),
  ],
  ['post /api/admin/users/{id}/suspend/', [401, 403, 403, 200, 200], suspension],
  ['post /api/admin/users/{id}/restore/', [401, 403, 403, 200, 200], suspended],
  ['post /api/admin/users/{id}/sign-out/', [401, 403, 403, 200, 200], anybody],
  ['get /api/admin/audit/', [401, 403, 403, 200, 200]],
  ['get /api/admin/emails/', [401, 403, 403, 200, 200]],
  ['get /api/admin/emails/{id}/', [401, 403, 403, 403, 404], { params: { id: 2_000_000_000 } }],
  ['get /api/admin/health/', [401, 403, 403, 200, 200]],
  [
    'post /api/setup/',
    [404, 404, 404, 404, 404],
    { body: { token: 'made-up', username: 'first', name: 'First', email: 'first@example.com', password: PASSWORD } },
  ],
];
