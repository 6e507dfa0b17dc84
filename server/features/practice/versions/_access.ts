import { inProblem, insertedId, type Row, type Sent } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';

const rejudge = async (world: World): Promise<Sent> => {
  await world.house.database.raw(
    "update rejudges set state = 'cancelled', closed_at = now() where closed_at is null",
    [],
  );
  return {
    params: {
      id: await insertedId(
        world,
        `insert into rejudges (problem_id, version, package_digest, tests_total, user_id, created_at)
         select id, version, package_digest, 4, $2, now() from problems where id = $1 returning id`,
        [world.problem, world.people.staff.id],
      ),
    },
  };
};
const noRejudge = async (world: World): Promise<Sent> => {
  await rejudge(world);
  await world.house.database.raw(
    "update rejudges set state = 'cancelled', closed_at = now() where closed_at is null",
    [],
  );
  return { ...inProblem(world), body: { scope: 'all' } };
};

export const access: Row[] = [
  ['get /api/problems/{id}/versions/', [401, 403, 403, 200, 200], inProblem],
  ['get /api/problems/{id}/rejudges/', [401, 403, 403, 200, 200], inProblem],
  ['post /api/problems/{id}/rejudges/', [401, 403, 403, 201, 201], noRejudge],
  ['get /api/rejudges/{id}/', [401, 403, 403, 200, 200], rejudge],
  ['post /api/rejudges/{id}/apply/', [401, 403, 403, 400, 400], rejudge],
  ['post /api/rejudges/{id}/cancel/', [401, 403, 403, 200, 200], rejudge],
];
