import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Message } from '../message.tsx';
import { createCodeFinder } from './code-finder.ts';
import classes from './scanner.module.css';

/** How often the camera is looked at, in ms. */
const LOOK_EVERY_MS = 90;

const failureOf = (error: unknown): string => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') return 'The browser may not use the camera. Allow it for this site, then try again.';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'There is no camera on this device.';
  if (name === 'NotReadableError') return 'Another program is using the camera.';
  return 'The camera could not be started.';
};

/** A camera that reads QR codes for as long as it is shown. `onCode` is told of every picture with one: the same code many times. */
export function Scanner({ onCode }: { onCode: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [running, setRunning] = useState(false);
  const told = useEffectEvent(onCode);
  useEffect(() => {
    let going = true;
    let stream: MediaStream | null = null;
    let close = () => undefined as void;
    const run = async () => {
      const shown = video.current;
      if (shown === null) return;
      const taken = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 640 }, height: { ideal: 480 } },
      });
      const finder = await createCodeFinder();
      stream = taken;
      close = finder.close;
      if (!going) return stop();
      shown.srcObject = taken;
      await shown.play();
      setRunning(true);
      while (going) {
        const began = performance.now();
        const text = shown.videoWidth > 0 ? await finder.find(shown) : null;
        if (going && text !== null && text !== '') told(text);
        await new Promise((resolve) => {
          setTimeout(resolve, Math.max(0, LOOK_EVERY_MS - (performance.now() - began)));
        });
      }
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
      close();
    };
    run().catch((error: unknown) => {
      if (going) setFailure(failureOf(error));
      stop();
    });
    return () => {
      going = false;
      stop();
    };
  }, []);
  if (failure !== null) return <Message tone="bad">{failure}</Message>;
  return (
    <div className={classes.frame} data-running={running || undefined}>
      <video ref={video} className={classes.video} muted playsInline aria-label="What the camera sees" />
      <span className={classes.aim} aria-hidden="true" />
    </div>
  );
}
