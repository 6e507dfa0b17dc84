import type { Row } from '../../../access-matrix/_row.ts';

const unknown = { params: { certificateId: 'cert-react-state-1' } };

export const access: Row[] = [
  ['get /api/verify/{certificateId}/', [404, 404, 404, 404, 404], unknown],
  ['get /api/certificates/', [401, 200, 200, 200, 200]],
  ['get /api/certificates/claims/', [401, 200, 200, 200, 200]],
  // Nobody of them has done a topic.
  [
    'post /api/certificates/',
    [401, 409, 409, 409, 409],
    { body: { type: 'role', id: 'frontend', holder: 'Ada Lovelace' } },
  ],
  [
    'get /api/certificates/{certificateId}/files/{format}/',
    [404, 404, 404, 404, 404],
    { params: { certificateId: 'cert-react-state-1', format: 'json' } },
  ],
  ['post /api/certificates/{certificateId}/withdraw/', [401, 404, 404, 404, 404], unknown],
  [
    'post /api/certificates/{certificateId}/revoke/',
    [401, 403, 403, 404, 404],
    { ...unknown, body: { reason: 'Issued by mistake.' } },
  ],
  ['get /api/credentials/status/{list}/', [404, 404, 404, 404, 404], { params: { list: 1 } }],
  ['get /api/credentials/keys/{key}/', [404, 404, 404, 404, 404], { params: { key: 999_999 } }],
  ['get /api/credentials/issuers/', [200, 200, 200, 200, 200]],
  ['post /api/credentials/keys/rotate/', [401, 403, 403, 403, 200]],
  [
    'get /api/achievements/{frameworkId}/{categoryId}/{level}/',
    [404, 404, 404, 404, 404],
    { params: { frameworkId: 'react', categoryId: 'state', level: 'verified' } },
  ],
];
