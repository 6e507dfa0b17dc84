import { pathOf } from '@devorbit/contract/path-of.ts';
import type { RunResult } from '@devorbit/contract/practice/submissions.ts';
import { Button } from '@mantine/core';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { cluster, pad, stack } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { keepDraft, keepLanguage, readDraft } from '../../drafts/state.ts';
import { LANGUAGE_NAMES, RESUBMIT } from '../copy.ts';
import classes from './submission-screen.module.css';

type Props = { submission: Pick<RunResult, 'problem_id' | 'language'> & { code: string }; owner: number };

/** Opens the problem with this code in the editor. Another draft there is replaced only when that is wanted. */
export function Resubmit({ submission: { problem_id, language, code }, owner }: Props) {
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  const open = () => {
    keepLanguage(owner, problem_id, language);
    void navigate(pathOf('problem', { id: problem_id }));
  };
  const replace = () => (keepDraft(owner, problem_id, language, code) ? open() : setState('refused'));
  const begin = () => {
    const draft = readDraft(owner, problem_id, language);
    if (draft !== null && draft.trimEnd() !== code.trimEnd()) setState('asking');
    else replace();
  };
  if (state === 'asking')
    return (
      <div className={`${stack(3)} ${pad(4)} ${classes.question}`} role="group" aria-label="Replace the draft">
        <p>You already have a different {LANGUAGE_NAMES[language]} draft for this problem.</p>
        <div className={cluster(3, { align: 'stretch' })}>
          <Button onClick={replace} autoFocus>
            Replace draft
          </Button>
          <Button variant="default" onClick={open}>
            Keep draft and open
          </Button>
        </div>
      </div>
    );
  return (
    <div>
      <Button leftSection={<RotateCw size={17} aria-hidden="true" />} onClick={begin}>
        {RESUBMIT}
      </Button>
      {state === 'refused' && (
        <Message tone="bad">This browser doesn’t save drafts. Copy the code and paste it into the editor.</Message>
      )}
    </div>
  );
}
