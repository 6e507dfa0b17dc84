import { Button, TextInput } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { plainSentence } from '../../../../../platform/api-error.ts';
import { counted } from '../../../../../platform/format/plurals.ts';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { Meter } from '../../../../../ui/meter.tsx';
import { LET_IN, LIST_FAILED, NO_CAMERA, START_CAMERA, TYPE_CODE } from '../copy.ts';
import { givenOf, SAME_CODE_MS } from '../model.ts';
import { GuestList } from './guest-list.tsx';
import { ScanResult } from './scan-result.tsx';
import { useEntrance } from './use-entrance.ts';
import classes from './check-in-desk.module.css';

const loadScanner = async () => import('../../../../../ui/scanner/scanner.tsx');
const Scanner = lazy(async () => ({ default: (await loadScanner()).Scanner }));
const prepareScanner = async () => {
  await loadScanner();
  await (await import('../../../../../ui/scanner/code-finder.ts')).prepareCodeFinder();
};
/** A page at this address may use a camera: over https, or on this machine. */
const hasCamera = (): boolean =>
  globalThis.isSecureContext === true && typeof navigator.mediaDevices?.getUserMedia === 'function';

/** The entrance of an event: camera, typed codes and the list, with or without network. */
export function CheckInDesk({ event, user }: { event: number; user: string }) {
  const { entrance, standing, online } = useEntrance(user, event);
  const { list, unsent, verdict, failure } = standing;
  const [camera, setCamera] = useState(false);
  const [code, setCode] = useState('');
  const seen = useRef({ text: '', at: 0 });
  const scanned = (found: string) => {
    const now = performance.now();
    const same = seen.current.text === found && now - seen.current.at < SAME_CODE_MS;
    seen.current = { text: found, at: now };
    if (!same) void entrance.scan(givenOf(found));
  };
  useEffect(() => {
    // The camera may be wanted when there is no network any more.
    if (hasCamera()) void prepareScanner().catch(() => undefined);
  }, []);
  const zone = list?.event.timeZone ?? 'UTC';
  return (
    <div className={classes.desk}>
      <div className={stack(4)}>
        <div className={stack(2)} aria-live="polite">
          <p className={`${text('part', 'tabular')} ${classes.count}`}>
            {list === null ? '–' : `${list.arrived} of ${counted(list.expected, 'guest')} in`}
          </p>
          <Meter part={list === null || list.expected === 0 ? 0 : Math.min(1, list.arrived / list.expected)} />
          {!online && <p className={text('small')}>No connection. Scans are kept on this device and sent later.</p>}
          {unsent > 0 && <p className={text('small', 'quiet')}>{counted(unsent, 'scan')} not sent yet</p>}
        </div>
        {failure !== null && <Message tone="bad">{plainSentence(failure, LIST_FAILED)}</Message>}
        {hasCamera() ? (
          camera ? (
            <>
              <Suspense fallback={<p className={text('quiet')}>Starting…</p>}>
                <Scanner onCode={scanned} />
              </Suspense>
              <div>
                <Button variant="default" size="md" onClick={() => setCamera(false)}>
                  Stop the camera
                </Button>
              </div>
            </>
          ) : (
            <div>
              <Button size="md" onClick={() => setCamera(true)}>
                {START_CAMERA}
              </Button>
            </div>
          )
        ) : (
          <p className={text('quiet', 'small')}>{NO_CAMERA}</p>
        )}
        <form
          className={cluster(2, { align: 'end' })}
          onSubmit={(submitted) => {
            submitted.preventDefault();
            if (code.trim() === '') return;
            void entrance.scan(givenOf(code));
            setCode('');
          }}
        >
          <TextInput
            className={classes.code}
            size="md"
            label={TYPE_CODE}
            description="Typed, or read by a scanner that types"
            placeholder="16J-7K3Q9X"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
          <Button type="submit" size="md" variant="default">
            {LET_IN}
          </Button>
        </form>
        <ScanResult verdict={verdict} zone={zone} onUndo={(id) => void entrance.scan({ registration: id }, 'undo')} />
      </div>
      {list !== null && (
        <GuestList
          list={list}
          onLetIn={(id) => void entrance.scan({ registration: id })}
          onUndo={(id) => void entrance.scan({ registration: id }, 'undo')}
        />
      )}
    </div>
  );
}
