import type { Row } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';
import { makeSharedProject } from '../projects/_project.ts';

const own = async (world: World) => {
  const { id } = await makeSharedProject(world.house, world.owner.id);
  return { params: { id } };
};

export const access: Row[] = [
  ['post /api/ide/projects/{id}/previews/', [401, 404, 201, 404, 404], own],
  ['delete /api/ide/projects/{id}/previews/', [401, 404, 200, 404, 404], own],
];
