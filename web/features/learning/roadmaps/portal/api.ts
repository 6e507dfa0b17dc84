import type { claimCertificate, listCertificates } from '@devorbit/contract/learning/certificates.ts';
import { call, route } from '../../../../platform/http-client.ts';

const certificatesRoute = route<typeof listCertificates>('GET', '/api/certificates/');
const claimRoute = route<typeof claimCertificate>('POST', '/api/certificates/');

export const fetchCertificates = () => call(certificatesRoute, {});
export const claimCategory = (framework: string, id: string, holder: string) =>
  call(claimRoute, { body: { type: 'category', framework, id, holder } });
