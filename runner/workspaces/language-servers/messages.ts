import { LANGUAGE_SERVER, pathOfUri } from '@devorbit/contract/execution/language-servers.ts';
import { faultOfPath } from '@devorbit/contract/execution/project-path.ts';

// What a language server says is taken for the words of whoever wrote the files that it reads.

export type Json = Record<string, unknown>;
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

/** What every page can do, as its client has it. */
const capabilities = {
  general: { positionEncodings: ['utf-16'] },
  textDocument: {
    completion: {
      completionItem: {
        snippetSupport: true,
        documentationFormat: ['plaintext', 'markdown'],
        insertReplaceSupport: false,
      },
      completionList: { itemDefaults: ['commitCharacters', 'editRange', 'insertTextFormat'] },
      contextSupport: true,
    },
    hover: { contentFormat: ['markdown', 'plaintext'] },
    signatureHelp: {
      contextSupport: true,
      signatureInformation: {
        documentationFormat: ['markdown', 'plaintext'],
        parameterInformation: { labelOffsetSupport: true },
        activeParameterSupport: true,
      },
    },
    definition: { linkSupport: false },
    declaration: {},
    implementation: {},
    typeDefinition: {},
    references: {},
    rename: {},
    diagnostic: { relatedDocumentSupport: false },
    publishDiagnostics: { versionSupport: true },
  },
  window: {},
  workspace: {
    configuration: true,
    didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
    diagnostics: { refreshSupport: true },
  },
};

/** In the place of what a page would say of itself and of where it is. */
export const initializeParams = (initializationOptions: unknown): Json => ({
  processId: null,
  clientInfo: { name: 'DevOrbit' },
  rootUri: 'file:///box',
  workspaceFolders: [{ uri: 'file:///box', name: 'project' }],
  initializationOptions,
  capabilities,
});

/** The answer to what a server asks of us; undefined: we do not know how. */
export function answerTo(method: string, params: unknown, settings: Json): unknown {
  switch (method) {
    case 'workspace/configuration':
      return listOf(isJson(params) ? params['items'] : []).map(({ section }) =>
        typeof section === 'string' && Object.hasOwn(settings, section) ? settings[section] : null,
      );
    case 'workspace/applyEdit':
      return { applied: false, failureReason: 'Files are changed by people only' };
    case 'client/registerCapability':
    case 'client/unregisterCapability':
    case 'window/workDoneProgress/create':
    case 'workspace/diagnostic/refresh':
      return null;
    default:
      return undefined;
  }
}

const isInProject = (uri: unknown): boolean => {
  const path = typeof uri === 'string' ? pathOfUri(uri) : null;
  return path !== null && faultOfPath(path) === null;
};

const MESSAGE_CHARS = 2000;
/** What an editor shows of them, and no more than it can show. */
const presentDiagnostics = (items: unknown): Json[] =>
  listOf(items)
    .slice(0, LANGUAGE_SERVER.DIAGNOSTICS)
    .map(({ range, severity, message, source }) => ({
      range,
      severity,
      message: String(message).slice(0, MESSAGE_CHARS),
      ...(typeof source === 'string' ? { source: source.slice(0, 40) } : {}),
    }));

/** Changes of texts and nothing else, all of them in the project; null where it is anything more. */
function presentEdit(edit: unknown): Json | null {
  if (!isJson(edit)) return null;
  const changes: Record<string, Json[]> = {};
  const add = (uri: unknown, edits: unknown): boolean => {
    if (typeof uri !== 'string' || !isInProject(uri) || !Array.isArray(edits)) return false;
    changes[uri] = [...(changes[uri] ?? []), ...listOf(edits).map(({ range, newText }) => ({ range, newText }))];
    return true;
  };
  const whole = isJson(edit['changes']) ? Object.entries(edit['changes']) : [];
  if (!whole.every(([uri, edits]) => add(uri, edits))) return null;
  // What makes, moves or removes a file has no edits.
  const documents = listOf(edit['documentChanges']).every(
    ({ textDocument, edits }) => isJson(textDocument) && add(textDocument['uri'], edits),
  );
  return documents ? { changes } : null;
}

/** `${1:name}` and `$0`, where the cursor would go from one to the next. */
const STOPS = /\$(?:\{\d+:?([^}]*)\}|\d+)/g;
const plain = (text: unknown): unknown => (typeof text === 'string' ? text.replaceAll(STOPS, '$1') : text);

/** A name that brings its import comes as plain text: the editor writes either that, or a snippet without its import. */
function presentCompletion(item: Json): Json {
  if (listOf(item['additionalTextEdits']).length === 0) return item;
  const { textEdit, insertText } = item;
  return {
    ...item,
    insertTextFormat: 1,
    ...(insertText === undefined ? {} : { insertText: plain(insertText) }),
    ...(isJson(textEdit) ? { textEdit: { ...textEdit, newText: plain(textEdit['newText']) } } : {}),
  };
}

const FOREIGN_EDIT = 'It would change files outside of the project';
const TOO_LONG = 'The answer is too long to be shown';
const errorTo = (id: unknown, message: string) => ({ jsonrpc: '2.0', id, error: { code: -32_803, message } });
export const refusalTo = (id: number, message: string): Json => errorTo(id, message);

/** A server's answer to a page's request, as the page gets it. */
export function presentAnswer(method: string, id: number, { result, error }: Json): string {
  const told = (value: unknown): Json => ({ jsonrpc: '2.0', id, result: value ?? null });
  const fit = (message: Json): string | null => {
    const text = JSON.stringify(message);
    return Buffer.byteLength(text) > LANGUAGE_SERVER.ANSWER_BYTES ? null : text;
  };
  const refused = (message: string) => JSON.stringify(errorTo(id, message));
  if (isJson(error)) return refused(String(error['message']).slice(0, MESSAGE_CHARS));
  if (method === 'textDocument/rename') {
    const edit = result === null || result === undefined ? null : presentEdit(result);
    if (edit === null && isJson(result)) return refused(FOREIGN_EDIT);
    return fit(told(edit)) ?? refused(TOO_LONG);
  }
  if (method === 'textDocument/diagnostic') {
    const items = presentDiagnostics(isJson(result) ? result['items'] : []);
    return fit(told({ kind: 'full', items })) ?? refused(TOO_LONG);
  }
  if (method === 'textDocument/completion') {
    const list = isJson(result) ? result : { items: result };
    const all = listOf(list['items']).map(presentCompletion);
    const whole = fit(told({ ...list, items: all }));
    if (whole !== null) return whole;
    const items = all.slice(0, LANGUAGE_SERVER.COMPLETIONS);
    return fit(told({ ...list, isIncomplete: true, items })) ?? refused(TOO_LONG);
  }
  return fit(told(result)) ?? refused(TOO_LONG);
}

/** What a server says unasked, as the page gets it; null: the page does not hear of it. */
export function presentNotice(method: string, params: unknown): string | null {
  if (method === 'workspace/diagnostic/refresh') return JSON.stringify({ jsonrpc: '2.0', method });
  if (method !== 'textDocument/publishDiagnostics' || !isJson(params) || !isInProject(params['uri'])) return null;
  const { uri, version, diagnostics } = params;
  const text = JSON.stringify({
    jsonrpc: '2.0',
    method,
    params: { uri, ...(version === undefined ? {} : { version }), diagnostics: presentDiagnostics(diagnostics) },
  });
  return Buffer.byteLength(text) > LANGUAGE_SERVER.ANSWER_BYTES ? null : text;
}
