import { type MetaFunction, useParams } from 'react-router';
import { VerifyScreen } from '../../features/learning/certificates/components/verify-screen.tsx';

export const meta: MetaFunction = ({ params }) => [
  { title: `${params['certificateId'] ?? 'Certificate'} · DevOrbit` },
  { name: 'robots', content: 'noindex' },
];

export default function VerifyPage() {
  const { certificateId = '' } = useParams();
  return <VerifyScreen id={certificateId} />;
}
