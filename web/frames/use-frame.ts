import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FrameHost, openFrameHost } from './frame-host.ts';

export type TestLine = { name: string; passed: boolean; message: string | null };
/** What a frame has said since it was last told what to do. */
export type FrameState = {
  doing: 'nothing' | 'run' | 'test';
  over: boolean;
  lines: readonly string[];
  fault: string | null;
  tests: readonly TestLine[];
  height: number;
};
const nothing: FrameState = { doing: 'nothing', over: false, lines: [], fault: null, tests: [], height: 120 };
const REPLACED = 'The program didn’t answer for two seconds, so we restarted it.';
const MAX_HEIGHT = 640;
const MAX_LINES = 200;

/** A frame for one program: a place for it, what it says, and what it can be told. */
export function useFrame(kit: string) {
  const place = useRef<HTMLDivElement>(null);
  const host = useRef<FrameHost | null>(null);
  const [state, setState] = useState<FrameState>(nothing);

  const hear = useEffectEvent((message: Parameters<Parameters<typeof openFrameHost>[2]['onMessage']>[0]) =>
    setState((before) => {
      switch (message.kind) {
        case 'log':
          return { ...before, lines: [...before.lines, message.line].slice(-MAX_LINES) };
        case 'failed':
          return { ...before, fault: message.message, over: true };
        case 'shown':
        case 'tested':
          return { ...before, over: true };
        case 'result': {
          const { name, passed, message: why } = message;
          return { ...before, tests: [...before.tests, { name, passed, message: why }] };
        }
        case 'height':
          return { ...before, height: Math.max(80, Math.min(MAX_HEIGHT, message.height)) };
      }
    }),
  );
  useEffect(() => {
    if (!place.current) return;
    const opened = openFrameHost(place.current, kit, {
      onMessage: hear,
      onReplaced: () => setState((before) => ({ ...before, fault: REPLACED, over: true })),
    });
    host.current = opened;
    return () => {
      opened.close();
      host.current = null;
    };
  }, [kit]);

  const begin = (doing: 'run' | 'test') => setState((before) => ({ ...nothing, doing, height: before.height }));
  return {
    place,
    state,
    run(code: string) {
      begin('run');
      host.current?.order({ kind: 'run', code });
    },
    test(code: string, tests: string) {
      begin('test');
      host.current?.order({ kind: 'test', code, tests });
    },
  };
}
