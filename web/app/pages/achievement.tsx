import { type MetaFunction, useParams } from 'react-router';
import { AchievementScreen } from '../../features/learning/certificates/components/achievement-screen.tsx';

export const meta: MetaFunction = () => [{ title: 'Achievement · DevOrbit' }, { name: 'robots', content: 'noindex' }];

export default function AchievementPage() {
  const { frameworkId = '', categoryId = '', level = '' } = useParams();
  return <AchievementScreen of={{ frameworkId, categoryId, level: level as 'completed' }} />;
}
