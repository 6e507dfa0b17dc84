import { Button } from '@mantine/core';
import { ArrowRight, Sparkles } from 'lucide-react';
import { GENERATE_NEW_CHALLENGE } from '../../features/practice/generation/copy.ts';
import { AiProblems } from '../../features/practice/problems/catalogue/components/ai-problems.tsx';
import { EXPLORE_COMMUNITY } from '../../features/practice/problems/copy.ts';
import { cluster, stack, text } from '../../ui/layout.ts';
import { Banner } from './banner.tsx';
import type { TabProps } from './tab-props.ts';

/** The newest generated problems, and the way to a new one. */
export function AiTab({ onOpen, onGenerate, onTab }: TabProps) {
  return (
    <>
      <Banner
        title="A challenge nobody has seen yet"
        text="Pick a difficulty and a few tags. You get a new problem that our judge has already checked."
      >
        <Button size="md" leftSection={<Sparkles size={17} aria-hidden="true" />} onClick={onGenerate}>
          {GENERATE_NEW_CHALLENGE}
        </Button>
      </Banner>
      <section className={stack(4)} aria-labelledby="ai-list">
        <div className={cluster([3, 5], { justify: 'between' })}>
          <h2 className={text('part')} id="ai-list">
            Latest AI challenges
          </h2>
          <Button
            variant="default"
            rightSection={<ArrowRight size={16} aria-hidden="true" />}
            onClick={() => onTab('community')}
          >
            {EXPLORE_COMMUNITY}
          </Button>
        </div>
        <AiProblems onOpen={onOpen} />
      </section>
    </>
  );
}
