import { useEffect, useState } from 'react';
import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/certificates';
import { CertificatesScreen } from '../../features/learning/certificates/components/certificates-screen.tsx';
import { useExchange } from '../../features/learning/roadmaps/progress/state.ts';
import { pageMeta } from '../page-meta.ts';

/** Another exchange may be under way already, of which this page hears nothing. */
const LONGEST_WAIT_MS = 1_500;

export const meta: MetaFunction = () => pageMeta(head);

export default function CertificatesPage() {
  // What was marked in this browser and not sent yet counts, too.
  const exchanged = useExchange();
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return <CertificatesScreen told={exchanged !== 'pending' || waited} />;
}
