import type {
  claimCertificate as claimEndpoint,
  listCertificates,
  listClaims,
  revokeCertificate as revokeEndpoint,
  showAchievement,
  showIssuers,
  verifyCertificate,
  withdrawCertificate as withdrawEndpoint,
} from '@devorbit/contract/learning/certificates.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../platform/http-client.ts';
import { withProof } from '../../../platform/proof.ts';

const verifyRoute = route<typeof verifyCertificate>('GET', '/api/verify/:certificateId/');
const issuersRoute = route<typeof showIssuers>('GET', '/api/credentials/issuers/');
const achievementRoute = route<typeof showAchievement>('GET', '/api/achievements/:frameworkId/:categoryId/:level/');
const listRoute = route<typeof listCertificates>('GET', '/api/certificates/');
const claimsRoute = route<typeof listClaims>('GET', '/api/certificates/claims/');
const claimRoute = route<typeof claimEndpoint>('POST', '/api/certificates/');
const withdrawRoute = route<typeof withdrawEndpoint>('POST', '/api/certificates/:certificateId/withdraw/');
const revokeRoute = route<typeof revokeEndpoint>('POST', '/api/certificates/:certificateId/revoke/');

const keys = {
  all: ['certificates'] as const,
  one: (id: string) => ['certificates', 'one', id] as const,
};

/** A certificate with all that is needed to check it. */
export const certificateQuery = (certificateId: string) =>
  queryOptions({
    queryKey: keys.one(certificateId),
    queryFn: ({ signal }) => call(verifyRoute, { params: { certificateId }, signal }),
  });

/** Our keys, for certificates that come as a file. */
export const issuersQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'issuers'],
    queryFn: ({ signal }) => call(issuersRoute, { signal }),
    staleTime: Infinity,
  });

export const achievementQuery = (key: { frameworkId: string; categoryId: string; level: 'completed' | 'verified' }) =>
  queryOptions({
    queryKey: [...keys.all, 'achievement', key],
    queryFn: ({ signal }) => call(achievementRoute, { params: key, signal }),
  });

export const myCertificatesQuery = () =>
  queryOptions({ queryKey: [...keys.all, 'mine'], queryFn: ({ signal }) => call(listRoute, { signal }) });

/** Asked anew every time: marks are made on other pages. */
export const claimsQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'claims'],
    queryFn: ({ signal }) => call(claimsRoute, { signal }),
    staleTime: 0,
  });

export const certificatesKey = keys.all;

export type ClaimWish = Parameters<typeof call<typeof claimEndpoint>>[1]['body'];

export const claimCertificate = (body: ClaimWish) => call(claimRoute, { body });

export const withdrawCertificate = (certificateId: string) =>
  withProof(() => call(withdrawRoute, { params: { certificateId } }));

export const revokeCertificate = (certificateId: string, reason: string) =>
  withProof(() => call(revokeRoute, { params: { certificateId }, body: { reason } }));

/** Where a file of a certificate is. */
export const fileAddress = (id: string, format: 'pdf' | 'png' | 'svg' | 'json' | 'jwt'): string =>
  `/api/certificates/${encodeURIComponent(id)}/files/${format}/`;
