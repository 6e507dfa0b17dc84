import type { ExerciseAttempt } from '@devorbit/contract/learning/exercises.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFrame } from '../../../../../frames/use-frame.ts';
import { useSession } from '../../../../../platform/session.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { PlainButton } from '../../../../../ui/button-link.tsx';
import { CodeEditor } from '../../../../../ui/code-editor/code-editor.tsx';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { fetchSolution, proveExercise } from '../api.ts';
import { PROVE, PROVE_FAILED, PROVE_HELP, RESET, RUN, RUN_TESTS, SIGN_IN_TO_PROVE, SOLUTION_FAILED } from '../copy.ts';
import { callName } from '../model.ts';
import { keepDraft, readDraft } from '../state.ts';
import { ProgramPlace } from './program-place.tsx';
import { TestResults } from './test-results.tsx';
import classes from './program.module.css';

type Props = {
  kit: string;
  id: string;
  starter: string;
  tests: string;
  onProven: () => void;
  /** What else can be done with the program, as it is written by then. */
  acts: (code: () => string) => ReactNode;
};

/** Where an exercise is solved: run and tested in the frame at once, proven on the server. */
export default function ExerciseDesk({ kit, id, starter, tests, onProven, acts }: Props) {
  const [code, setCode] = useState(() => readDraft(id) ?? starter);
  /** The last one that was judged, also while the next one is. */
  const [attempt, setAttempt] = useState<ExerciseAttempt | null>(null);
  const signedIn = useSession() !== null;
  const frame = useFrame(kit);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const change = (next: string) => {
    setCode(next);
    keepDraft(id, next === starter ? null : next);
  };
  const prove = useAct(async () => {
    leaving.current = new AbortController();
    const judged = await proveExercise(callName(id), code, leaving.current.signal);
    setAttempt(judged);
    if (judged.state === 'passed') onProven();
  }, PROVE_FAILED);
  const reveal = useAct(() => fetchSolution(callName(id)), SOLUTION_FAILED);
  const submit = () => {
    if (reveal.failure !== null) reveal.forget();
    void prove.run();
  };
  const test = () => frame.test(code, tests);
  return (
    <div className={stack(3)}>
      <div className={classes.editor}>
        <CodeEditor
          value={code}
          onChange={change}
          language="javascript"
          label="Your solution"
          onRun={test}
          onSubmit={() => signedIn && submit()}
        />
      </div>
      <div className={cluster(2)}>
        <PlainButton size="small" onClick={test}>
          {RUN_TESTS}
        </PlainButton>
        <PlainButton size="small" tone="plain" onClick={() => frame.run(code)}>
          {RUN}
        </PlainButton>
        {signedIn && (
          <PlainButton size="small" tone="plain" aria-disabled={prove.pending} onClick={submit}>
            {prove.pending ? 'Checking…' : PROVE}
          </PlainButton>
        )}
        <PlainButton size="small" tone="quiet" onClick={() => change(starter)}>
          {RESET}
        </PlainButton>
        {acts(() => code)}
      </div>
      <p className={text('quiet', 'small')}>{signedIn ? PROVE_HELP : SIGN_IN_TO_PROVE}</p>
      <ProgramPlace frame={frame} />
      <TestResults title="In your browser" results={frame.state.tests} />
      <Message tone="bad">{reveal.failure ?? prove.failure}</Message>
      {attempt && (
        <>
          <Message tone={attempt.state === 'passed' ? 'good' : 'bad'}>{attempt.message}</Message>
          <TestResults title="On our server" results={attempt.results} />
          {reveal.result === undefined ? (
            <div>
              <PlainButton size="small" tone="quiet" onClick={() => void reveal.run()}>
                Show a solution
              </PlainButton>
            </div>
          ) : (
            <pre tabIndex={0} aria-label="A solution">
              <code>{reveal.result.source}</code>
            </pre>
          )}
        </>
      )}
    </div>
  );
}
