import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useFrame } from '../../../../../frames/use-frame.ts';
import { PlainButton } from '../../../../../ui/button-link.tsx';
import { CodeEditor } from '../../../../../ui/code-editor/code-editor.tsx';
import { cluster, stack } from '../../../../../ui/layout.ts';
import { RESET, RUN_AGAIN } from '../copy.ts';
import { ProgramPlace } from './program-place.tsx';
import classes from './program.module.css';

type Props = { kit: string; code: string; label: string; acts: (code: () => string) => ReactNode };

/** A program of a lesson that one changes and runs; it runs at once. */
export default function ProgramDesk({ kit, code: given, label, acts }: Props) {
  const [code, setCode] = useState(given);
  const frame = useFrame(kit);
  const first = useEffectEvent(() => frame.run(given));
  useEffect(() => first(), []);
  const run = () => frame.run(code);
  return (
    <div className={stack(3)}>
      <div className={classes.editor}>
        <CodeEditor value={code} onChange={setCode} language="javascript" label={label} onRun={run} onSubmit={run} />
      </div>
      <div className={cluster(2)}>
        <PlainButton size="small" onClick={run}>
          {RUN_AGAIN}
        </PlainButton>
        <PlainButton
          size="small"
          tone="plain"
          onClick={() => {
            setCode(given);
            frame.run(given);
          }}
        >
          {RESET}
        </PlainButton>
        {acts(() => code)}
      </div>
      <ProgramPlace frame={frame} />
    </div>
  );
}
