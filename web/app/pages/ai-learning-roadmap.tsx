import { conceptItem } from '@devorbit/contract/learning/progress-marks.ts';
import { type MetaFunction, useLoaderData } from 'react-router';
import head from 'virtual:page-head/ai-learning-roadmap';
import { WizardScreen } from '../../features/learning/plans/components/wizard-screen.tsx';
import { mark, useExchange, useProgress } from '../../features/learning/roadmaps/progress/state.ts';
import { container } from '../../ui/layout.ts';
import { wizardContent } from '../learning-pages.server.tsx';
import { pageMeta } from '../page-meta.ts';
import page from '../../ui/page.module.css';
import classes from './ai-learning-roadmap.module.css';

export const meta: MetaFunction = () => pageMeta(head);

export const loader = () => wizardContent;

const PREFIX = 'concept/';
const onMark = (concepts: readonly string[], done: boolean) => {
  for (const id of concepts) mark(conceptItem(id), done ? 'done' : 'none');
};

export default function AiLearningRoadmapPage() {
  const { marks } = useProgress();
  useExchange();
  const done = Object.values(marks).flatMap(({ item, state }) =>
    state === 'done' && item.startsWith(PREFIX) ? [item.slice(PREFIX.length)] : [],
  );
  return (
    <div className={`${container(7)} ${page.page} ${classes.narrow}`}>
      <WizardScreen {...useLoaderData<typeof loader>()} done={done} onMark={onMark} />
    </div>
  );
}
