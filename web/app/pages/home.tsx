import { type MetaFunction, useLoaderData } from 'react-router';
import head from 'virtual:page-head/home';
import { CodeLab } from '../../features/site/home/components/code-lab.tsx';
import { FeatureGrid } from '../../features/site/home/components/feature-grid.tsx';
import { Figures } from '../../features/site/home/components/figures.tsx';
import { Hero } from '../../features/site/home/components/hero.tsx';
import { JudgeSection } from '../../features/site/home/components/judge-section.tsx';
import { LaunchCall } from '../../features/site/home/components/launch-call.tsx';
import { Preview } from '../../features/site/home/components/preview.tsx';
import { Testimonials } from '../../features/site/home/components/testimonials.tsx';
import { MemberSpace } from '../../features/site/home/member/components/member-space.tsx';
import { highlight } from '../../ui/highlight.server.ts';
import { home } from '../content.server.ts';
import { pageMeta } from '../page-meta.ts';

export const loader = () => {
  const { sample, ...rest } = home;
  return { ...rest, files: sample.files.map(({ tab, name, source }) => ({ tab, name, lines: highlight(source) })) };
};

export const meta: MetaFunction = () => pageMeta(head);

export default function HomePage() {
  const { search, figures, files, features, teasers, testimonials } = useLoaderData<typeof loader>();
  return (
    <>
      <MemberSpace />
      <Hero search={search} />
      <Figures file={figures} />
      <CodeLab files={files} />
      <FeatureGrid features={features} />
      <JudgeSection />
      <Preview teasers={teasers} />
      <Testimonials file={testimonials} />
      <LaunchCall />
    </>
  );
}
