import type { Row } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';
import { makeSharedProject } from '../projects/_project.ts';

const own =
  (over: object = {}) =>
  async (world: World) => {
    const { id } = await makeSharedProject(world.house, world.owner.id);
    return { params: { id }, ...over };
  };

export const access: Row[] = [
  ['get /api/ide/projects/{id}/made/', [401, 404, 200, 404, 404], own()],
  // It does not run.
  ['get /api/ide/projects/{id}/made/bytes/', [401, 404, 409, 404, 404], own({ query: '?name=a.txt' })],
  ['post /api/ide/projects/{id}/made/', [401, 404, 409, 404, 404], own({ body: { names: ['a.txt'] } })],
];
