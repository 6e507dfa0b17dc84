import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/challenges';
import { DailyChallenge } from '../../features/practice/challenges/components/daily-challenge.tsx';
import { PracticeWays } from '../../features/practice/challenges/components/practice-ways.tsx';
import { statementPreview } from '../../features/practice/problems/catalogue/statement-preview.ts';
import { DifficultyBadge, SolvedMark } from '../../features/practice/problems/components/problem-badges.tsx';
import { clamp, cluster, container, stack, text } from '../../ui/layout.ts';
import { Message } from '../../ui/message.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { pageMeta } from '../page-meta.ts';
import classes from './challenges.module.css';

export const meta: MetaFunction = () => pageMeta(head);

export default function ChallengesPage() {
  return (
    <div className={`${container(6)} ${classes.page}`}>
      <PageHead title="Challenges" lead="One problem a day, the same for everyone. Each day ends at midnight UTC." />
      <noscript>
        <Message tone="bad">The daily challenge needs JavaScript.</Message>
      </noscript>
      <DailyChallenge>
        {(problem) => (
          <div className={stack(3)}>
            <h3 className={`${text('breaking')} ${classes.name}`}>{problem.title}</h3>
            <div className={cluster([2, 3])}>
              <DifficultyBadge difficulty={problem.difficulty} />
              {problem.user_solved && <SolvedMark />}
              <span className={text('quiet', 'small')}>{problem.tags.slice(0, 3).join(', ')}</span>
            </div>
            <p className={`${clamp} ${text('quiet')} ${classes.preview}`}>{statementPreview(problem.statement)}</p>
          </div>
        )}
      </DailyChallenge>
      <PracticeWays />
    </div>
  );
}
