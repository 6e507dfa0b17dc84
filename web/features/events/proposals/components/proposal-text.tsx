import type { ReviewDetail } from '@devorbit/contract/events/proposals.ts';
import { cluster, stack, tag, text } from '../../../../ui/layout.ts';
import { Markdown } from '../../../../ui/markdown/markdown.tsx';
import { levelNames } from '../copy.ts';
import { kindText } from '../model.ts';
import classes from './proposals.module.css';

type Text = Pick<ReviewDetail, 'abstract' | 'kind' | 'minutes' | 'level' | 'note'>;

/** What was proposed, as those who decide about it read it. */
export const ProposalText = ({ proposal }: { proposal: Text }) => (
  <div className={stack(3)}>
    <p className={cluster(2)}>
      <span className={tag}>{kindText(proposal)}</span>
      <span className={tag}>{levelNames[proposal.level]}</span>
    </p>
    <Markdown text={proposal.abstract} apart />
    {proposal.note !== '' && (
      <div className={stack(1)}>
        <h3 className={text('strong', 'small')}>Note to the reviewers</h3>
        <p className={`${text('breaking')} ${classes.prose}`}>{proposal.note}</p>
      </div>
    )}
  </div>
);
