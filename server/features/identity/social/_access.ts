import type { Row, Sent } from '../../../access-matrix/_row.ts';

const google: Sent = { params: { provider: 'google' } };

export const access: Row[] = [
  ['get /api/auth/providers/', [200, 200, 200, 200, 200]],
  ['get /api/auth/{provider}/login/', [302, 302, 302, 302, 302], google],
  ['get /api/auth/{provider}/callback/', [302, 302, 302, 302, 302], google],
  ['post /api/auth/handoff/', [400, 400, 400, 400, 400], { body: { code: 'made-up' } }],
  ['get /api/identities/', [401, 200, 200, 200, 200]],
  // The provider is not set up here; nobody has connected it.
  ['post /api/identities/{provider}/link/', [401, 503, 503, 503, 503], google],
  ['delete /api/identities/{provider}/', [401, 404, 404, 404, 404], google],
];
