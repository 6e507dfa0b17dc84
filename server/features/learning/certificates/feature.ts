import { readConcepts } from '@devorbit/content-reader/concepts.ts';
import { readFrameworks } from '@devorbit/content-reader/learning/frameworks.ts';
import { readCatalogue } from '@devorbit/content-reader/learning/roadmaps.ts';
import { defineFeature } from '../../../feature.ts';
import { fromContent } from '../../../from-content.ts';
import { didWebOf } from '../../../platform/credentials/did.ts';
import { issueSample } from './commands/issue-sample.ts';
import { heads } from './head.ts';
import { certificateFilesPerMinute, certificatesPerDay, verificationsPerMinute } from './limits.ts';
import { createDrawingPool } from './paper/drawing-pool.ts';
import { personalData } from './personal-data-store.ts';
import { certifiedRoadmaps } from './roadmap-certificates.ts';
import { serveCertificates } from './routes.ts';
import { selectIssuers, updateWithoutUser } from './store.ts';

const roadmaps = () => certifiedRoadmaps(fromContent(readCatalogue), fromContent(readConcepts, 'concepts'));

export const certificates = defineFeature({
  name: 'learning/certificates',
  tables: ['issuer_keys', 'status_lists', 'certificates'],
  // A certificate outlives the account, as nobody's; its holder may withdraw it before.
  userColumns: { 'certificates.user_id': 'kept' },
  personalData,
  eraseUser: async (tx, { id }) => void (await updateWithoutUser(tx, id)),
  limits: [verificationsPerMinute, certificateFilesPerMinute, certificatesPerDay],
  heads,
  work: (platform) => {
    const done = issueSample({ ...platform, roadmaps: roadmaps() }).catch((error: unknown) => {
      platform.log.error({ err: error }, 'the sample certificate could not be issued');
    });
    return { stop: () => done };
  },
  async serve(http, platform) {
    const { PUBLIC_URL, PREVIOUS_PUBLIC_URLS } = platform.env;
    const ours = [PUBLIC_URL ?? 'http://localhost', ...PREVIOUS_PUBLIC_URLS].map(didWebOf);
    const strange = (await selectIssuers(platform.database)).find(
      (issuer) => issuer.startsWith('did:web:') && !ours.includes(issuer),
    );
    if (strange !== undefined)
      throw new Error(
        `Certificates were issued as ${strange}. Set PUBLIC_URL to that address, or name it in PREVIOUS_PUBLIC_URLS.`,
      );
    const pool = createDrawingPool();
    platform.closing.addEventListener('abort', () => void pool.close(), { once: true });
    serveCertificates(http, {
      ...platform,
      roadmaps: roadmaps(),
      frameworks: fromContent(readFrameworks),
      pool,
    });
  },
});
