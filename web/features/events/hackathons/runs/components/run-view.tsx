import type { EntryRun } from '@devorbit/contract/events/entry-runs.ts';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useId } from 'react';
import { row, stack, text } from '../../../../../ui/layout.ts';
import { costText, stateText, wentWell } from '../model.ts';
import classes from './run-view.module.css';

/** A run: what was run, how it ended, and what it wrote. */
export function RunView({ run }: { run: EntryRun }) {
  const { state, build, command, source, language, buildOutput, stdout, stderr } = run;
  const cost = costText(run);
  const Icon = state !== 'ended' ? Clock : wentWell(run) ? CircleCheck : CircleAlert;
  const hasOutputs = state === 'ended' && run.outcome !== 'refused' && run.outcome !== 'interrupted';
  return (
    <div className={stack(3)}>
      <div className={stack(1)}>
        {build !== '' && <p className={classes.line}>$ {build}</p>}
        <p className={classes.line}>$ {command}</p>
        <p className={text('small', 'quiet', 'breaking')}>{`${source}, ${language}`}</p>
      </div>
      <p className={row(2)} role="status">
        <Icon className={classes.icon} size={18} aria-hidden="true" data-well={wentWell(run)} />
        <span className={text('strong', 'breaking')}>{stateText(run)}</span>
      </p>
      {cost !== '' && <p className={text('small', 'quiet', 'tabular')}>{cost}</p>}
      {run.input !== '' && hasOutputs && <Output title="Standard input" value={run.input} />}
      {buildOutput !== '' && <Output title="Output of the build" value={buildOutput} />}
      {hasOutputs && run.outcome !== 'build_failed' && <Output title="Standard output" value={stdout} cut={run.cut} />}
      {stderr !== '' && <Output title="Standard error" value={stderr} cut={run.cut} />}
    </div>
  );
}

function Output({ title, value, cut = false }: { title: string; value: string; cut?: boolean }) {
  const id = useId();
  return (
    <div className={stack(1)}>
      <p className={text('small', 'strong')} id={id}>
        {title}
      </p>
      {value === '' ? (
        <p className={text('small', 'quiet')}>Nothing was written.</p>
      ) : (
        <pre className={classes.output} tabIndex={0} role="region" aria-labelledby={id}>
          {value}
        </pre>
      )}
      {cut && value !== '' && <p className={text('small', 'quiet')}>There was more; it is cut here.</p>}
    </div>
  );
}
