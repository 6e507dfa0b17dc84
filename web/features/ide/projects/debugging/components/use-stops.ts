import { useEffect, useEffectEvent } from 'react';
import type { Texts } from '../../editing/components/use-texts.ts';
import { isText } from '../../editing/model.ts';
import type { FileEntry } from '../../model.ts';
import { valuesOn } from '../model.ts';
import type { Debugged, Debugging } from '../state.ts';

type Given = {
  debugging: Debugging;
  debugged: Debugged;
  files: readonly FileEntry[];
  /** The one that is open. */
  file: FileEntry | undefined;
  texts: Texts;
  /** It has stopped; null: in none of the project's files. */
  onStop: (file: FileEntry | null) => void;
};

/** Where a program under a debugger stands in the open file; null: nowhere. Each stop is told. */
export function useStops({ debugging, debugged, files, file, texts, onStop }: Given) {
  // Where it stops is shown, with the file that it is in.
  const showStop = useEffectEvent(() => {
    const top = debugging.read().state?.stop?.frames.find(({ path }) => files.some(({ name }) => name === path));
    onStop(files.find(({ name }) => name === top?.path) ?? null);
  });
  useEffect(() => {
    let seen = debugging.read().stops;
    return debugging.subscribe(() => {
      const { stops } = debugging.read();
      if (stops === seen) return;
      seen = stops;
      showStop();
    });
  }, [debugging]);
  const frame = debugged.state?.stop?.frames.find(({ id }) => id === debugged.frame);
  return frame && isText(file) && frame.path === file.name
    ? {
        line: frame.line,
        values: valuesOn(texts.lineOf(file.id, frame.line), debugged.scopes[0]?.variables ?? []),
      }
    : null;
}
