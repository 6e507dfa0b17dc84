import { numberOf, objectOf } from '../arguments.ts';
import type { Inspector } from './inspector.ts';
import type { Location, Scripts } from './scripts.ts';

export type Breakpoint = { id: number; verified: boolean; line: number; column?: number; message?: string };
type Wanted = { id: number; file: string; line: number; condition: string; set: string | null };

/** The function that a log point calls in the program, which tells us. */
export const LOG_BINDING = '__devorbit_log_point';
/** Lines of a script at which a program may stop wherever its code begins to run. */
const MOST_LINES = 2_000;
const NO_CODE = 'No code that is loaded stands on this line';

/** A log point's text as an expression: the parts in braces are evaluated where the program stands. */
export function logExpression(message: string): string {
  const parts = message.split(/\{([^{}]+)\}/).map((part, index) => {
    if (index % 2 === 0) return JSON.stringify(part);
    return `(()=>{try{return process.getBuiltinModule('node:util').format((${part}))}catch(error){return String(error)}})()`;
  });
  return `(globalThis.${LOG_BINDING}([${parts.join(',')}].join('')),false)`;
}

/** Breakpoints by source file. `changed` hears when one finds its line later. */
export function breakpoints({ call }: Inspector, scripts: Scripts, changed: (breakpoint: Breakpoint) => void) {
  let all: Wanted[] = [];
  let last = 0;
  const ofEveryLine = new Set<string>();

  const answer = (one: Wanted, location: Location | undefined): Breakpoint => {
    if (!location) return { id: one.id, verified: false, line: one.line, message: NO_CODE };
    const { line, column } = scripts.place(location);
    return { id: one.id, verified: true, line, column };
  };
  const put = async (one: Wanted): Promise<Breakpoint> => {
    const made = scripts.isSource(one.file)
      ? scripts.generated(one.file, one.line)
      : { url: scripts.urlOf(one.file), lineNumber: one.line - 1, columnNumber: 0 };
    if (!made) return answer(one, undefined);
    try {
      const { breakpointId, locations } = await call('Debugger.setBreakpointByUrl', {
        ...made,
        condition: one.condition,
      });
      one.set = breakpointId as string;
      return answer(one, (locations as Location[])[0]);
    } catch (error) {
      return { id: one.id, verified: false, line: one.line, message: (error as Error).message };
    }
  };
  /** What V8 would only find out when it gets there. */
  const faultOf = async (expression: string): Promise<string | null> => {
    if (expression === '') return null;
    const { exceptionDetails } = await call('Runtime.compileScript', {
      expression,
      sourceURL: '',
      persistScript: false,
    });
    const exception = (exceptionDetails as { exception?: { description?: string } } | undefined)?.exception;
    return exceptionDetails ? (exception?.description ?? 'This is no expression').split('\n', 1)[0]! : null;
  };

  return {
    /** Those of one file, in place of what it had. */
    async set(file: string, list: unknown[]): Promise<Breakpoint[]> {
      const gone = all.filter((one) => one.file === file);
      all = all.filter((one) => one.file !== file);
      for (const { set } of gone) if (set) await call('Debugger.removeBreakpoint', { breakpointId: set });
      const answers: Breakpoint[] = [];
      for (const each of list) {
        const wanted = objectOf(each, 'breakpoint');
        const line = numberOf(wanted, 'line');
        const log = typeof wanted['logMessage'] === 'string' ? wanted['logMessage'] : '';
        const when = typeof wanted['condition'] === 'string' ? wanted['condition'].trim() : '';
        const written = log ? logExpression(log) : '';
        const one: Wanted = { id: ++last, file, line, condition: when, set: null };
        if (written) one.condition = when ? `(${when})&&${written}` : written;
        const fault = (await faultOf(when)) ?? (await faultOf(written));
        if (fault) {
          answers.push({ id: one.id, verified: false, line, message: fault });
          continue;
        }
        all.push(one);
        answers.push(await put(one));
      }
      return answers;
    },
    /** A script with a map has come: those of its sources that have no place yet. */
    async retry(sources: (string | null)[]): Promise<void> {
      for (const one of all)
        if (sources.includes(one.file)) {
          if (one.set) await call('Debugger.removeBreakpoint', { breakpointId: one.set });
          one.set = null;
          changed(await put(one));
        }
    },
    /** Makes the program stop at each line of a script, however it comes there: no step leads into a callback. */
    async everyLine(scriptId: string): Promise<void> {
      const { locations } = await call('Debugger.getPossibleBreakpoints', {
        start: { scriptId, lineNumber: 0, columnNumber: 0 },
      });
      const lines = new Map<number, Location>();
      for (const location of locations as Location[])
        if (lines.size < MOST_LINES && !lines.has(location.lineNumber)) lines.set(location.lineNumber, location);
      const set = (location: Location) => call('Debugger.setBreakpoint', { location }).catch(() => null);
      const made = await Promise.all([...lines.values()].map(set));
      for (const one of made) if (one) ofEveryLine.add(one['breakpointId'] as string);
    },
    isOfEveryLine: (hit: string[]): boolean => hit.some((id) => ofEveryLine.has(id)),
    resolved(breakpointId: string, location: Location): void {
      const one = all.find(({ set }) => set === breakpointId);
      if (one) changed(answer(one, location));
    },
    idsOf: (hit: string[]): number[] => all.filter(({ set }) => set && hit.includes(set)).map(({ id }) => id),
  };
}
