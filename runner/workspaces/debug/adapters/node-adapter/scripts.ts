import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { generatedPositionFor, LEAST_UPPER_BOUND, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A place as people see it: an absolute path, line and column from 1. `library`: no code of theirs. */
export type Place = {
  path: string | null;
  name: string;
  line: number;
  column: number;
  library: boolean;
  mapped: boolean;
};
export type Location = { scriptId: string; lineNumber: number; columnNumber: number };
export type Script = { id: string; url: string; map: TraceMap | null; sources: (string | null)[] };

/** A line without code is moved to the next that has some, so far at most. */
const LINES_AHEAD = 200;
const MAP_BYTES = 32 * 1024 * 1024;
/** Whether a script is none of the program's own. */
export const isLibrary = (url: string): boolean => !url.startsWith('file:') || url.includes('/node_modules/');

function mapOf(url: string, mapAddress: string): TraceMap | null {
  try {
    const inline = /^data:application\/json[^,]*?(;base64)?,/.exec(mapAddress);
    const text = inline
      ? inline[1]
        ? Buffer.from(mapAddress.slice(inline[0].length), 'base64').toString()
        : decodeURIComponent(mapAddress.slice(inline[0].length))
      : readFileSync(fileURLToPath(new URL(mapAddress, url)), 'utf8');
    return text.length > MAP_BYTES ? null : new TraceMap(text, inline ? url : new URL(mapAddress, url).href);
  } catch {
    // A map that is missing or broken: the script is shown as it runs.
    return null;
  }
}

/** What is loaded, and how its lines stand to those of the sources. */
export function scripts(useMaps: boolean) {
  const loaded = new Map<string, Script>();
  return {
    add(id: string, url: string, mapAddress: string): Script {
      const map = useMaps && mapAddress && url.startsWith('file:') ? mapOf(url, mapAddress) : null;
      const sources = (map?.resolvedSources ?? []).map((source) =>
        source?.startsWith('file:') ? path.normalize(fileURLToPath(source)) : null,
      );
      const script = { id, url, map, sources };
      loaded.set(id, script);
      return script;
    },
    place({ scriptId, lineNumber, columnNumber }: Location): Place {
      const script = loaded.get(scriptId);
      const url = script?.url ?? '';
      const library = isLibrary(url);
      const at = script?.map && originalPositionFor(script.map, { line: lineNumber + 1, column: columnNumber });
      if (script?.map && at?.source != null) {
        const source = script.sources[script.map.resolvedSources.indexOf(at.source)];
        if (source)
          return {
            path: source,
            name: path.basename(source),
            line: at.line,
            column: at.column + 1,
            library: library || source.includes('/node_modules/'),
            mapped: true,
          };
      }
      const file = url.startsWith('file:') ? fileURLToPath(url) : null;
      const name = file ? path.basename(file) : url || 'evaluated code';
      return { path: file, name, line: lineNumber + 1, column: columnNumber + 1, library, mapped: !script?.map };
    },
    /** Where that line of a source stands in a script: its address, and the line and column from 0; null where none has it. */
    generated(source: string, line: number): { url: string; lineNumber: number; columnNumber: number } | null {
      for (const { map, sources, url } of loaded.values()) {
        const resolved = map?.resolvedSources[sources.indexOf(source)];
        if (!map || resolved === undefined) continue;
        for (let ahead = 0; ahead < LINES_AHEAD; ahead++) {
          const at = generatedPositionFor(map, {
            source: resolved,
            line: line + ahead,
            column: 0,
            bias: LEAST_UPPER_BOUND,
          });
          if (at.line !== null) return { url, lineNumber: at.line - 1, columnNumber: at.column };
        }
      }
      return null;
    },
    /** Whether the lines of that file are those of a script that a map made of others. */
    isSource: (file: string): boolean => [...loaded.values()].some(({ sources }) => sources.includes(file)),
    urlOf: (file: string): string => pathToFileURL(file).href,
  };
}
export type Scripts = ReturnType<typeof scripts>;
