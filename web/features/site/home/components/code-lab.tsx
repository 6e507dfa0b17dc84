import { pathOf } from '@devorbit/contract/path-of.ts';
import { Play } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { ButtonLink, PlainButton } from '../../../../ui/button-link.tsx';
import type { Line } from '../../../../ui/code-tokens.ts';
import { container, row, text } from '../../../../ui/layout.ts';
import { LARGEST_SEED, runCopy } from '../copy.ts';
import { isBusy, readSeed } from '../model.ts';
import { useRun } from '../use-run.ts';
import { CodePane } from './code-pane.tsx';
import { RunOutput } from './run-output.tsx';
import { TabRow } from './tab-row.tsx';
import classes from './code-lab.module.css';
import panels from './tab-panels.module.css';
import frame from './window.module.css';

type File = { tab: string; name: string; lines: Line[] };

/** Three files of a small game, and a Run that runs them. */
export function CodeLab({ files }: { files: File[] }) {
  const [chosen, setChosen] = useState(0);
  const [typed, setTyped] = useState('');
  const [state, start] = useRun();
  const seed = readSeed(typed, LARGEST_SEED);
  const busy = isBusy(state);
  const run = (event: SubmitEvent): void => {
    event.preventDefault();
    if (seed !== null) start(seed);
  };
  return (
    <section className={`${container(7)} ${classes.section}`} aria-labelledby="lab-title">
      <div className={classes.words}>
        <h2 className={text('page')} id="lab-title">
          Press Run. It really runs.
        </h2>
        <p className={`${text('quiet', 'lead')} ${classes.lead}`}>
          Three files, one small flight through an asteroid belt. Every seed creates a different sky; the same seed
          always creates the same one.
        </p>
      </div>
      <div className={`${frame.window} night`}>
        <form className={classes.bar} onSubmit={run} noValidate>
          <TabRow
            id="lab"
            label="Files"
            tabs={files.map(({ tab }) => tab)}
            chosen={chosen}
            onChoose={setChosen}
            className={classes.tabs}
            tabClassName={classes.tab}
          />
          <div className={`${row(4)} ${classes.controls}`}>
            <label className={`${row(3)} ${text('quiet', 'small')}`}>
              Seed
              <input
                className={classes.input}
                inputMode="numeric"
                autoComplete="off"
                maxLength={String(LARGEST_SEED).length}
                placeholder="any"
                aria-invalid={seed === null}
                aria-describedby={seed === null ? 'lab-seed-fault' : undefined}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            </label>
            <ButtonLink size="small" tone="quiet" to={`${pathOf('online-ide')}?template=flight`}>
              Open in the IDE
            </ButtonLink>
            <PlainButton className={classes.run} type="submit" size="small" aria-disabled={busy}>
              <Play size={15} fill="currentColor" aria-hidden="true" />
              {busy ? 'Running…' : 'Run'}
            </PlainButton>
          </div>
          <p className={classes.fault} id="lab-seed-fault" aria-live="polite">
            {seed === null && runCopy.badSeed}
          </p>
          <p className={classes.noScript}>{runCopy.noScript}</p>
        </form>
        <div className={classes.panes}>
          <div className={panels.panels}>
            {files.map(({ name, lines }, at) => (
              <div
                className={panels.panel}
                key={name}
                id={`lab-panel-${at}`}
                role="tabpanel"
                aria-labelledby={`lab-${at}`}
                data-away={at !== chosen}
              >
                <CodePane name={name} lines={lines} />
              </div>
            ))}
          </div>
          <RunOutput state={state} />
        </div>
      </div>
    </section>
  );
}
