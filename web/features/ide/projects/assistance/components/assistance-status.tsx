import { Power, RotateCw, Sparkles } from 'lucide-react';
import { Actions } from '../../components/actions.tsx';
import { assistanceSetting } from '../model.ts';
import type { Assistance, Assisted } from '../state.ts';
import classes from './assistance-status.module.css';

type Props = { assistance: Assistance; assisted: Assisted };

/** What there is of code assistance for the open file, and what can be done about it. */
export function AssistanceStatus({ assistance, assisted: { state, words, again } }: Props) {
  const isOn = assistanceSetting.useChosen();
  if (state === 'none') return null;
  const face = (
    <>
      <Sparkles size={14} aria-hidden="true" /> <span className={classes.words}>{words}</span>
    </>
  );
  if (state === 'barred')
    return (
      <span className={classes.barred} title={words}>
        {face}
      </span>
    );
  return (
    <Actions
      label={`Code assistance. ${words}`}
      buttonClass={classes.button}
      face={face}
      actions={[
        {
          label: isOn ? 'Turn code assistance off' : 'Turn code assistance on',
          icon: <Power size={16} aria-hidden="true" />,
          act: () => assistanceSetting.choose(!isOn),
        },
        ...(again
          ? [
              {
                label: 'Start it again',
                icon: <RotateCw size={16} aria-hidden="true" />,
                act: () => assistance.again(),
              },
            ]
          : []),
      ]}
    />
  );
}
