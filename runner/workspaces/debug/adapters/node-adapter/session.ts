import path from 'node:path';
import { listOf, numberOf, objectOf, textOf } from '../arguments.ts';
import type { DapConnection, DapRequest } from '../dap-stream.ts';
import { type Breakpoint, breakpoints, LOG_BINDING } from './breakpoints.ts';
import { connectInspector, freePort, type Inspector, type Params } from './inspector.ts';
import { isLibrary, type Location, scripts as loadedScripts } from './scripts.ts';
import { cut, type RemoteObject, shown, type Variable, values as shownValues } from './values.ts';

const THREAD = { threadId: 1 };
/** How often a step goes on by itself until it stands where a source has code. */
const STEPS_THROUGH_UNMAPPED = 100;
const EVALUATION_MS = 10_000;
const MAIN = 'main program';
/** Not stepped into: Node's own code, and libraries. */
const LIBRARIES = ['^node:', '/node_modules/'];

const CAPABILITIES = {
  supportsConfigurationDoneRequest: true,
  supportsConditionalBreakpoints: true,
  supportsLogPoints: true,
  supportsEvaluateForHovers: true,
  supportsSetVariable: true,
  supportsExceptionInfoRequest: true,
  supportsTerminateRequest: true,
  supportTerminateDebuggee: true,
  exceptionBreakpointFilters: [
    { filter: 'all', label: 'All exceptions', default: false },
    { filter: 'uncaught', label: 'Uncaught exceptions', default: true },
  ],
};

type Scope = { type: string; object: RemoteObject };
type CallFrame = {
  callFrameId: string;
  functionName: string;
  functionLocation?: Location;
  location: Location;
  scopeChain: Scope[];
  this: RemoteObject;
  returnValue?: RemoteObject;
};
type Paused = { callFrames: CallFrame[]; reason: string; data?: Params; hitBreakpoints?: string[] };
type Step = 'stepOver' | 'stepInto' | 'stepOut';

const texts = (list: unknown[], name: string): string[] =>
  list.map((each) => {
    if (typeof each !== 'string') throw new Error(`"${name}" must be a list of texts`);
    return each;
  });
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** As people name a call; what stands outside of all functions is one that begins where its file does. */
const callName = ({ functionName, functionLocation: at }: CallFrame): string =>
  functionName !== '' ? cut(functionName) : at?.lineNumber === 0 && at.columnNumber === 0 ? MAIN : '(anonymous)';

/** What the program is started with. */
function lineOf(args: Record<string, unknown>, port: number) {
  const program = textOf(args, 'program');
  const cwd = typeof args['cwd'] === 'string' ? args['cwd'] : path.dirname(program);
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(objectOf(args['env'] ?? {}, 'env')))
    if (typeof value === 'string') env[name] = value;
  const inspect = [`--inspect-brk=127.0.0.1:${port}`, '--inspect-publish-uid=http'];
  const flags = texts(listOf(args, 'runtimeArgs'), 'runtimeArgs');
  return {
    program: path.resolve(cwd, program),
    cwd,
    env,
    argv: [process.execPath, ...flags, ...inspect, program, ...texts(listOf(args, 'args'), 'args')],
  };
}

/** One program under Node's inspector, as a client of the Debug Adapter Protocol sees it. `end` ends the adapter. */
export function debugSession(client: DapConnection, end: () => void) {
  let inTerminal = false;
  let identified = false;
  let pid: number | null = null;
  let inspector: Inspector | null = null;
  let program = '';
  let stopOnEntry = false;
  /** Whether it stops wherever code of the program begins to run, as callbacks do. */
  let stopOnCallbacks = false;
  let entered: ((paused: boolean) => void) | null = null;
  let entryBreakpoint: string | null = null;
  let configured = false;
  let paused: Paused | null = null;
  let doing: Step | 'pause' | null = null;
  let through = 0;
  let over = false;
  let exitCode: number | null = null;
  let scripts = loadedScripts(true);
  let points: ReturnType<typeof breakpoints> | null = null;
  let values: ReturnType<typeof shownValues> | null = null;

  const live = () => {
    if (!inspector || !points || !values) throw new Error(over ? 'The program has ended' : 'Nothing is debugged yet');
    return { inspector, points, values };
  };
  const standing = (): Paused => {
    if (!paused) throw new Error('The program is running');
    return paused;
  };
  const frame = (args: Record<string, unknown>): CallFrame => {
    const found = standing().callFrames[numberOf(args, 'frameId') - 1];
    if (!found) throw new Error('This frame is gone');
    return found;
  };

  const finish = () => {
    if (over) return;
    over = true;
    inspector = null;
    paused = null;
    entered?.(false);
    if (exitCode !== null) client.event('exited', { exitCode });
    client.event('terminated');
  };
  /** The program waits for us to go: it has ended, and says how. */
  const leave = async () => {
    const { inspector: session } = live();
    const asked = await session
      .call('Runtime.evaluate', { expression: 'process.exitCode', silent: true })
      .catch(() => null);
    const value = (asked?.['result'] as RemoteObject | undefined)?.value;
    exitCode = typeof value === 'number' ? value : 0;
    session.close();
  };
  /** What was told to leave, or has left, ends by itself: by the code that it has chosen. */
  const kill = () => {
    if (pid !== null && exitCode === null)
      try {
        process.kill(pid, 'SIGKILL');
      } catch (error) {
        // It has ended by itself.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
  };

  const goOn = async (method: string) => {
    paused = null;
    values?.clear();
    const { inspector: session } = live();
    await session.call(`Debugger.${method}`);
    void session.hurry(() => paused !== null);
  };
  const stop = (now: Paused, reason: string, more: object = {}) => {
    paused = now;
    doing = null;
    client.event('stopped', { reason, ...THREAD, allThreadsStopped: true, ...more });
  };
  const onPaused = async (now: Paused) => {
    const { points: those, inspector: session } = live();
    if (entered) {
      paused = now;
      entered(true);
      entered = null;
      return;
    }
    const hit = now.hitBreakpoints ?? [];
    if (entryBreakpoint !== null && hit.includes(entryBreakpoint)) {
      await session.call('Debugger.removeBreakpoint', { breakpointId: entryBreakpoint });
      entryBreakpoint = null;
      return stop(now, 'entry');
    }
    const ids = those.idsOf(hit);
    if (now.reason === 'exception' || now.reason === 'promiseRejection') {
      const text = shown(now.data as RemoteObject);
      return stop(now, 'exception', { description: 'An exception was thrown', text });
    }
    if (ids.length > 0) return stop(now, 'breakpoint', { hitBreakpointIds: ids });
    const [top] = now.callFrames;
    if (those.isOfEveryLine(hit)) {
      const isStep = top !== undefined && scripts.place(top.location).mapped;
      return isStep ? stop(now, 'step') : goOn(doing && doing !== 'pause' ? doing : 'resume');
    }
    if (now.reason === 'Break on start' && doing === null) return goOn('resume');
    if (doing && doing !== 'pause' && top && !scripts.place(top.location).mapped && through++ < STEPS_THROUGH_UNMAPPED)
      return goOn(doing);
    if (doing === null) return stop(now, 'breakpoint', { description: 'A debugger statement' });
    stop(now, doing === 'pause' ? 'pause' : 'step');
  };
  const onScript = async ({ scriptId, url, sourceMapURL }: Params) => {
    const script = scripts.add(String(scriptId), String(url), String(sourceMapURL ?? ''));
    if (script.map) await points?.retry(script.sources);
    if (stopOnCallbacks && !isLibrary(script.url)) await points?.everyLine(script.id);
  };
  /** Events in their order: the lines of a script are known before it stops. */
  let order = Promise.resolve();
  const onEvent = (method: string, params: Params) => {
    const handle = async () => {
      if (method === 'Debugger.scriptParsed') await onScript(params);
      else if (method === 'Debugger.paused') await onPaused(params as unknown as Paused);
      else if (method === 'Debugger.resumed') {
        if (paused && !entered) client.event('continued', { ...THREAD, allThreadsContinued: true });
        paused = null;
      } else if (method === 'Debugger.breakpointResolved')
        points?.resolved(String(params['breakpointId']), params['location'] as Location);
      else if (method === 'Runtime.bindingCalled' && params['name'] === LOG_BINDING)
        client.event('output', { category: 'console', output: `${cut(String(params['payload']))}\n` });
      else if (method === 'NodeRuntime.waitingForDisconnect') await leave();
    };
    // What fails here fails because the program has ended: its end is told by the socket.
    order = order.then(handle).catch(() => {});
  };

  const start = async (args: Record<string, unknown>) => {
    const port = await freePort();
    const line = lineOf(args, port);
    program = line.program;
    const { argv, cwd, env } = line;
    const told = await client.ask('runInTerminal', {
      kind: 'integrated',
      title: path.basename(program),
      cwd,
      args: argv,
      env,
    });
    const { processId } = told;
    if (typeof processId === 'number' && processId > 1) pid = processId;
    return port;
  };
  const isAlive = (): boolean => {
    if (pid === null) return true;
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  const launch = async (args: Record<string, unknown>) => {
    if (program) throw new Error('A program is debugged already');
    if (!inTerminal) throw new Error('The client must start programs: supportsRunInTerminalRequest');
    stopOnEntry = args['stopOnEntry'] === true;
    stopOnCallbacks = args['stopOnCallbacks'] === true;
    scripts = loadedScripts(args['sourceMaps'] !== false);
    const port = await start(args);
    const session = await connectInspector(port, isAlive);
    inspector = session;
    points = breakpoints(session, scripts, (breakpoint: Breakpoint) =>
      client.event('breakpoint', { reason: 'changed', breakpoint }),
    );
    values = shownValues(session, identified);
    const entry = new Promise<boolean>((resolve) => (entered = resolve));
    session.listen(onEvent, () => void order.then(finish));
    await session.call('NodeRuntime.notifyWhenWaitingForDisconnect', { enabled: true });
    await session.call('Runtime.enable');
    await session.call('Runtime.addBinding', { name: LOG_BINDING });
    await session.call('Debugger.enable');
    await session.call('Debugger.setBlackboxPatterns', { patterns: LIBRARIES });
    await session.call('Runtime.runIfWaitingForDebugger');
    if (!(await entry)) return;
    const own = await session.call('Runtime.evaluate', { expression: 'process.pid' });
    pid ??= Number((own['result'] as RemoteObject).value);
    client.event('initialized');
  };

  const configurationDone = async () => {
    if (configured) throw new Error('The program runs already');
    const { inspector: session } = live();
    const now = standing();
    configured = true;
    if (!stopOnEntry) return goOn('resume');
    const [top] = now.callFrames;
    if (top && !scripts.place(top.location).library) return stop(now, 'entry');
    const { breakpointId } = await session.call('Debugger.setBreakpointByUrl', {
      url: scripts.urlOf(program),
      lineNumber: 0,
    });
    entryBreakpoint = breakpointId as string;
    await goOn('resume');
  };

  const stackTrace = (args: Record<string, unknown>) => {
    const { callFrames } = standing();
    const first = numberOf(args, 'startFrame', 0);
    const levels = Math.min(numberOf(args, 'levels', 0) || 200, 1000);
    const stackFrames = callFrames.slice(first, first + levels).map((call, index) => {
      const { path: file, name, line, column, library } = scripts.place(call.location);
      return {
        id: first + index + 1,
        name: callName(call),
        source: { name, ...(file ? { path: file } : {}), ...(library ? { presentationHint: 'deemphasize' } : {}) },
        line,
        column,
        ...(library ? { presentationHint: 'subtle' } : {}),
      };
    });
    return { stackFrames, totalFrames: callFrames.length };
  };
  const scopes = (args: Record<string, unknown>) => {
    const { values: those } = live();
    const found = frame(args);
    const isTop = found === paused?.callFrames[0];
    const list = found.scopeChain.map(({ type, object }, scopeNumber) => {
      const extra: Variable[] = [];
      if (scopeNumber === 0) {
        if (found.this.type !== 'undefined') extra.push(those.variable('this', found.this));
        if (found.returnValue) extra.push(those.variable('Return value', found.returnValue));
        if (isTop && paused?.reason === 'exception')
          extra.push(those.variable('Exception', paused.data as unknown as RemoteObject));
      }
      const held = { callFrameId: found.callFrameId, scopeNumber };
      return {
        name: capital(type),
        variablesReference: those.scope(object.objectId ?? '', held, extra),
        expensive: type === 'global',
        ...(type === 'local' ? { presentationHint: 'locals' } : {}),
      };
    });
    return { scopes: list };
  };
  const evaluated = async (expression: string, frameId: unknown, context: unknown): Promise<RemoteObject> => {
    const { inspector: session } = live();
    const shared = {
      expression,
      objectGroup: 'stop',
      silent: true,
      throwOnSideEffect: context === 'hover',
      timeout: EVALUATION_MS,
    };
    const { result, exceptionDetails } =
      frameId === undefined
        ? await session.call('Runtime.evaluate', { ...shared, replMode: true })
        : await session.call('Debugger.evaluateOnCallFrame', {
            ...shared,
            callFrameId: frame({ frameId }).callFrameId,
          });
    if (!exceptionDetails) return result as RemoteObject;
    const { exception, text } = exceptionDetails as { exception?: RemoteObject; text: string };
    throw new Error(exception ? shown(exception) : text);
  };
  const fileOf = (args: Record<string, unknown>): string =>
    path.resolve(textOf(objectOf(args['source'], 'source'), 'path'));
  const step = async (kind: Step) => {
    standing();
    doing = kind;
    through = 0;
    await goOn(kind);
  };

  const handlers: Record<string, (args: Record<string, unknown>) => unknown> = {
    initialize(args) {
      inTerminal = args['supportsRunInTerminalRequest'] === true;
      identified = args['supportsMemoryReferences'] === true;
      return CAPABILITIES;
    },
    launch,
    configurationDone,
    async setBreakpoints(args) {
      return { breakpoints: await live().points.set(fileOf(args), listOf(args, 'breakpoints')) };
    },
    async setExceptionBreakpoints(args) {
      const filters = listOf(args, 'filters');
      const state = filters.includes('all') ? 'all' : filters.includes('uncaught') ? 'uncaught' : 'none';
      await live().inspector.call('Debugger.setPauseOnExceptions', { state });
    },
    threads: () => ({ threads: inspector ? [{ id: 1, name: 'main' }] : [] }),
    stackTrace,
    scopes,
    async variables(args) {
      standing();
      const range = { filter: args['filter'], start: numberOf(args, 'start', 0), count: numberOf(args, 'count', 0) };
      return { variables: await live().values.list(numberOf(args, 'variablesReference'), range) };
    },
    async evaluate(args) {
      const object = await evaluated(textOf(args, 'expression'), args['frameId'], args['context']);
      const { value, ...rest } = live().values.variable('', object);
      return { ...rest, result: value };
    },
    async setVariable(args) {
      const [top] = standing().callFrames;
      if (!top) throw new Error('The program is running');
      const object = await evaluated(textOf(args, 'value'), 1, 'repl');
      const name = textOf(args, 'name');
      await live().values.set(numberOf(args, 'variablesReference'), name, object);
      const { name: _, ...rest } = live().values.variable(name, object);
      return rest;
    },
    exceptionInfo() {
      const { reason, data } = standing();
      if (reason !== 'exception' && reason !== 'promiseRejection') throw new Error('There is no exception');
      const object = data as unknown as RemoteObject;
      return {
        exceptionId: object.className ?? object.type,
        description: shown(object),
        breakMode: (data as { uncaught?: boolean }).uncaught ? 'unhandled' : 'always',
        details: { stackTrace: cut(object.description ?? '') },
      };
    },
    async continue() {
      standing();
      await goOn('resume');
      return { allThreadsContinued: true };
    },
    next: () => step('stepOver'),
    stepIn: () => step('stepInto'),
    stepOut: () => step('stepOut'),
    async pause() {
      if (paused) throw new Error('The program stands still already');
      doing = 'pause';
      await live().inspector.call('Debugger.pause');
    },
    terminate: kill,
    disconnect: kill,
  };

  return {
    async handle({ seq, command, arguments: args }: DapRequest): Promise<void> {
      const answer = { request_seq: seq, command };
      try {
        if (!Object.hasOwn(handlers, command)) throw new Error(`${cut(command)} is not known here`);
        const body = await handlers[command]!(args);
        client.respond({ ...answer, success: true, ...(body === undefined ? {} : { body }) });
      } catch (error) {
        const message = cut((error as Error).message);
        client.respond({ ...answer, success: false, message, body: { error: { id: 1, format: message } } });
      }
      if (command === 'disconnect') end();
    },
    kill,
  };
}
