import type { MetaFunction } from 'react-router';
import { FeatureGrid } from '../../features/home/components/feature-grid.tsx';
import { Hero } from '../../features/home/components/hero.tsx';
import { JudgeSection } from '../../features/home/components/judge-section.tsx';
import { LaunchCall } from '../../features/home/components/launch-call.tsx';

export const meta: MetaFunction = () => [
  { title: 'DevOrbit – algorithm practice with a real judge' },
  {
    name: 'description',
    content:
      'Practise algorithms on original problems in JavaScript, Python, Java or C++. A real judge compiles your code and runs it against every test.',
  },
];

export default function HomePage() {
  return (
    <>
      <Hero />
      <JudgeSection />
      <FeatureGrid />
      <LaunchCall />
    </>
  );
}
