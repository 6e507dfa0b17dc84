import type { Row } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';
import { createSeal } from '../../../platform/sealed.ts';
import type { Actor } from '../../../platform/sessions.ts';
import { makeSharedProject } from './_project.ts';
import { insertMessage } from './chat/store.ts';
import { createJoinLink } from './members/commands/create-join-link.ts';
import { upsertMember } from './members/store.ts';

/** A project is its owner's alone: to anybody else there is none, whatever their role. */
const OWN = [401, 404, 200, 404, 404] as const;
const own =
  (over: object = {}) =>
  async (world: World) => {
    const { id } = await makeSharedProject(world.house, world.owner.id);
    return { params: { id, file: 1, number: 1, link: 1 }, ...over };
  };
const linked =
  (over: object = {}) =>
  async (world: World) => {
    const { id, token, link } = await makeSharedProject(world.house, world.owner.id);
    return { params: { id, link, token }, ...over };
  };
const linkedBinary = async (world: World) => {
  const { token } = await makeSharedProject(world.house, world.owner.id);
  return { params: { token, file: 3 } };
};
const ofBinary = async (world: World) => {
  const { id } = await makeSharedProject(world.house, world.owner.id);
  return { params: { id, file: 3 } };
};
/** To anybody but its owner and its members there is no project, whatever their role. Here `staff` views and `superuser` edits it. */
const withMembers =
  (sent: (world: World) => object = () => ({})) =>
  async (world: World) => {
    const { house, owner, people } = world;
    const { id } = await makeSharedProject(house, owner.id);
    const at = house.clock.now();
    await upsertMember(house.database, { project: id, user: people.staff.id, role: 'viewer', at });
    await upsertMember(house.database, { project: id, user: people.superuser.id, role: 'editor', at });
    const seal = createSeal(house.env.SECRET, 'ide links');
    const { id: link, token } = await createJoinLink({ ...house, seal }, { id: owner.id } as Actor, {
      id,
      role: 'viewer',
      days: 1,
      uses: 9,
    });
    return { params: { id, link, token, username: people.staff.username }, ...sent(world) };
  };

const withMessage = async (world: World) => {
  const sent = await withMembers()(world);
  const { database, clock } = world.house;
  const said = { project: sent.params.id, user: world.owner.id, text: 'Hello', at: clock.now() };
  return { params: { ...sent.params, message: (await insertMessage(database, said)).id } };
};
const change = { client: 'a', version: 0, updates: [[5, [0, '!']]] };

export const access: Row[] = [
  ['get /api/ide/start/', [200, 200, 200, 200, 200]],
  ['get /api/ide/projects/', [401, 200, 200, 200, 200]],
  ['post /api/ide/projects/open/', [401, 200, 200, 200, 200]],
  [
    'post /api/ide/projects/',
    [401, 201, 201, 201, 201],
    { body: { name: 'New', files: [{ name: 'a.py', content: '' }] } },
  ],
  ['get /api/ide/projects/{id}/', [...OWN], own()],
  ['patch /api/ide/projects/{id}/', [...OWN], own({ body: { name: 'Other' } })],
  ['delete /api/ide/projects/{id}/', [...OWN], own()],
  ['get /api/ide/projects/{id}/events/', [...OWN], own()],
  ['post /api/ide/projects/{id}/presence/', [...OWN], own({ body: { page: 'a', at: null } })],
  [
    'post /api/ide/projects/{id}/files/',
    [401, 404, 201, 404, 404],
    own({ body: { files: [{ name: 'b.py', content: '' }] } }),
  ],
  ['patch /api/ide/projects/{id}/files/', [...OWN], own({ body: { files: [{ id: 1, name: 'c.py' }] } })],
  ['delete /api/ide/projects/{id}/files/', [...OWN], own({ query: '?ids=1' })],
  ['get /api/ide/projects/{id}/files/{file}/bytes/', [...OWN], ofBinary],
  ['post /api/ide/projects/{id}/files/{file}/changes/', [...OWN], own({ body: change })],
  ['get /api/ide/projects/{id}/files/{file}/changes/', [...OWN], own({ query: '?after=0' })],
  ['get /api/ide/projects/{id}/files/{file}/history/', [...OWN], own()],
  ['get /api/ide/projects/{id}/versions/', [...OWN], own()],
  ['post /api/ide/projects/{id}/versions/', [...OWN], own({ body: { name: 'Good' } })],
  ['get /api/ide/projects/{id}/versions/{number}/', [...OWN], own()],
  ['patch /api/ide/projects/{id}/versions/{number}/', [...OWN], own({ body: { name: 'Good' } })],
  ['post /api/ide/projects/{id}/versions/{number}/restore/', [...OWN], own()],
  ['get /api/ide/projects/{id}/links/', [...OWN], own()],
  ['post /api/ide/projects/{id}/links/', [401, 404, 201, 404, 404], own({ body: {} })],
  ['delete /api/ide/projects/{id}/links/{link}/', [...OWN], linked()],
  ['get /api/ide/shared/{token}/', [200, 200, 200, 200, 200], linked()],
  ['get /api/ide/shared/{token}/files/{file}/bytes/', [200, 200, 200, 200, 200], linkedBinary],
  ['post /api/ide/shared/{token}/fork/', [401, 201, 201, 201, 201], linked()],
  ['get /api/ide/shared-projects/', [401, 200, 200, 200, 200]],
  ['get /api/ide/projects/{id}/members/', [401, 404, 200, 200, 200], withMembers()],
  [
    'post /api/ide/projects/{id}/members/',
    [401, 404, 200, 403, 403],
    withMembers(({ people }) => ({ body: { username: people.other.username, role: 'viewer' } })),
  ],
  // Viewers take themselves out.
  ['delete /api/ide/projects/{id}/members/{username}/', [401, 404, 200, 200, 403], withMembers()],
  ['get /api/ide/projects/{id}/join-links/', [401, 404, 200, 403, 403], withMembers()],
  [
    'post /api/ide/projects/{id}/join-links/',
    [401, 404, 201, 403, 403],
    withMembers(() => ({ body: { role: 'editor', days: 1, uses: 1 } })),
  ],
  ['delete /api/ide/projects/{id}/join-links/{link}/', [401, 404, 200, 403, 403], withMembers()],
  ['get /api/ide/projects/{id}/chat/', [401, 404, 200, 200, 200], withMembers()],
  ['post /api/ide/projects/{id}/chat/', [401, 404, 201, 201, 201], withMembers(() => ({ body: { text: 'Hello' } }))],
  // The owner’s, which the owner deletes.
  ['delete /api/ide/projects/{id}/chat/{message}/', [401, 404, 200, 403, 403], withMessage],
  ['get /api/ide/join/{token}/', [401, 200, 200, 200, 200], withMembers()],
  ['post /api/ide/join/{token}/', [401, 200, 200, 200, 200], withMembers()],
];
