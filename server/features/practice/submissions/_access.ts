import { inProblem, inSubmission, type Row, type Sent } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';

const work = ({ problem }: World): Sent => ({ body: { problem_id: problem, code: 'x', language: 'cpp', wait: false } });

export const access: Row[] = [
  ['post /api/run/', [401, 202, 202, 202, 202], work],
  ['post /api/submit/', [401, 202, 202, 202, 202], work],
  ['get /api/submissions/', [401, 200, 200, 200, 200]],
  ['get /api/submissions/{id}/standing/', [401, 404, 200, 404, 404], inSubmission],
  ['get /api/submissions/{id}/moment/', [401, 404, 200, 404, 404], inSubmission],
  ['get /api/submissions/{id}/', [401, 404, 200, 200, 200], inSubmission],
  ['get /api/submissions/{id}/events', [401, 404, 200, 200, 200], inSubmission],
  [
    'put /api/submissions/{id}/sharing/',
    [401, 404, 200, 404, 404],
    (world) => ({ ...inSubmission(world), body: { shared: true } }),
  ],
  ['get /api/progress/', [401, 200, 200, 200, 200]],
  [
    'post /api/progress/',
    [401, 200, 200, 200, 200],
    ({ problem }) => ({ body: { problem_id: problem, solved: true } }),
  ],
  ['get /api/problems/{id}/solutions/', [401, 403, 200, 200, 200], inProblem],
  ['get /api/solutions/{id}/', [401, 404, 404, 404, 404], inSubmission],
  [
    'put /api/solutions/{id}/vote/',
    [401, 404, 404, 404, 404],
    (world) => ({ ...inSubmission(world), body: { voted: true } }),
  ],
];
