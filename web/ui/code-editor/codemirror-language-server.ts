import { autocompletion, type CompletionSource } from '@codemirror/autocomplete';
import {
  hoverTooltips,
  jumpToDefinition,
  LSPClient,
  LSPPlugin,
  serverCompletionSource,
  showSignatureHelp,
  signatureHelp,
  Workspace,
  type WorkspaceFile,
} from '@codemirror/lsp-client';
import { type ChangeSet, type Extension, Prec, StateEffect, StateField, type Text } from '@codemirror/state';
import {
  activateHover,
  type Command,
  EditorView,
  keymap,
  type Panel,
  showDialog,
  showPanel,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { pathOfUri, uriOfPath } from '@devorbit/contract/execution/language-servers.ts';
import { counted } from '../../platform/format/plurals.ts';
import { closeHover } from './codemirror-hover.ts';
import { languageServerTheme } from './codemirror-language-server-theme.ts';
import { EDITOR_KEYS } from './editor-keys.ts';
import type { PlaceMark } from './editor-props.ts';
import { plainHtml } from './hover-html.ts';

/** What a language server finds at a place; lines and columns counted from 1, `endColumn` behind the last one. */
export type Fault = Omit<PlaceMark, 'isQuiet'>;
export type Change = { from: number; to: number; insert: string };

/** Where the texts are, and who speaks with the server. */
export type LanguageHost = {
  send(text: string): void;
  /** Brings the editor of a file to the front. Null where there is no such file. */
  show(path: string): Promise<EditorView | null>;
  /** A text as it stands now. Null where there is none. */
  textOf(path: string): string | null;
  /** Changes a text whose editor is not there, as if it was typed. */
  change(path: string, changes: readonly Change[]): void;
  /** What is to be known of a file now, in the place of what was. */
  found(path: string, faults: readonly Fault[]): void;
  /** A sentence for the person. */
  say(sentence: string): void;
};

type Position = { line: number; character: number };
type Range = { start: Position; end: Position };
type Location = { uri: string; range: Range };
type Edit = { range: Range; newText: string };
type Found = { range: Range; severity?: number; message: string };

/** Typing pauses this long before faults are asked for, in ms. */
const PAUSE_MS = 400;
/** The longest that an answer takes, in ms: a server that was just started reads a whole library first. */
const ANSWER_MS = 60_000;
const MOST_REFERENCES = 200;

const severities = ['error', 'error', 'warning', 'hint'] as const;

/** A place in a text, as near as it has one. */
function offsetOf(doc: Text, { line, character }: Position): number {
  const at = doc.line(Math.min(Math.max(0, line) + 1, doc.lines));
  return Math.min(at.from + Math.max(0, character), at.to);
}
const offsetIn = (lines: readonly string[], { line, character }: Position): number => {
  const at = Math.min(Math.max(0, line), lines.length - 1);
  const before = lines.slice(0, at).reduce((sum, each) => sum + each.length + 1, 0);
  return before + Math.min(Math.max(0, character), lines[at]?.length ?? 0);
};

class OpenFile implements WorkspaceFile {
  version = 0;
  readonly uri: string;
  readonly languageId: string;
  doc: Text;
  readonly view: EditorView;

  constructor(uri: string, languageId: string, version: number, view: EditorView) {
    this.uri = uri;
    this.languageId = languageId;
    this.version = version;
    this.doc = view.state.doc;
    this.view = view;
  }
  getView(): EditorView {
    return this.view;
  }
}

/** The texts whose editors are shown: whatever changes them, a person here or another one elsewhere, the server is told. */
class ShownTexts extends Workspace {
  files: OpenFile[] = [];
  readonly #host: LanguageHost;
  #last = 0;

  constructor(client: LSPClient, host: LanguageHost) {
    super(client);
    this.#host = host;
  }

  syncFiles() {
    return this.files.flatMap((file) => {
      const plugin = LSPPlugin.get(file.view);
      if (!plugin || plugin.unsyncedChanges.empty) return [];
      const update: { file: OpenFile; prevDoc: Text; changes: ChangeSet } = {
        file,
        prevDoc: file.doc,
        changes: plugin.unsyncedChanges,
      };
      file.doc = file.view.state.doc;
      file.version = ++this.#last;
      plugin.clear();
      return [update];
    });
  }
  openFile(uri: string, languageId: string, view: EditorView): void {
    const before = this.getFile(uri);
    if (before) this.closeFile(uri, (before as OpenFile).view);
    const file = new OpenFile(uri, languageId, ++this.#last, view);
    this.files.push(file);
    this.client.didOpen(file);
  }
  closeFile(uri: string, view: EditorView): void {
    const file = this.files.find((each) => each.uri === uri && each.view === view);
    if (!file) return;
    this.files = this.files.filter((each) => each !== file);
    this.client.didClose(uri);
  }
  override async displayFile(uri: string): Promise<EditorView | null> {
    const path = pathOfUri(uri);
    const view = path === null ? null : await this.#host.show(path);
    if (view === null)
      this.#host.say(`It is defined outside of the project: ${path ?? decodeURI(uri).replace('file://', '')}`);
    return view;
  }
}

type Named = { path: string; line: number; text: string; at: Position };
const setReferences = StateEffect.define<readonly Named[] | null>();
/** Where a name is used: a list of places to go to, below the text. Escape closes it. */
const references = (host: LanguageHost): Extension => {
  const panel =
    (all: readonly Named[]) =>
    (view: EditorView): Panel => {
      const dom = document.createElement('section');
      dom.className = 'cm-references';
      dom.setAttribute('aria-label', 'References');
      const head = dom.appendChild(document.createElement('p'));
      head.textContent = counted(all.length, 'reference');
      const close = head.appendChild(document.createElement('button'));
      close.type = 'button';
      close.textContent = '×';
      close.setAttribute('aria-label', 'Close references');
      const leave = () => {
        view.dispatch({ effects: setReferences.of(null) });
        view.focus();
      };
      close.addEventListener('click', leave);
      const list = dom.appendChild(document.createElement('ul'));
      for (const { path, line, text, at } of all) {
        const go = list.appendChild(document.createElement('li')).appendChild(document.createElement('button'));
        go.type = 'button';
        const where = go.appendChild(document.createElement('span'));
        where.textContent = `${path}, line ${line}`;
        go.appendChild(document.createElement('code')).textContent = text.trim().slice(0, 120);
        go.addEventListener('click', () => {
          void host.show(path).then((shown) => {
            if (!shown) return;
            const anchor = offsetOf(shown.state.doc, at);
            shown.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
            shown.focus();
          });
        });
      }
      dom.addEventListener('keydown', (event) => {
        if (event.key === 'Escape') return (event.preventDefault(), event.stopPropagation(), leave());
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const buttons = [...list.querySelectorAll('button')];
        const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
        buttons[Math.min(Math.max(0, now + step), buttons.length - 1)]?.focus();
      });
      return { dom, mount: () => list.querySelector('button')?.focus() };
    };
  return StateField.define<readonly Named[] | null>({
    create: () => null,
    update: (shown, { effects }) => {
      const given = effects.findLast((effect) => effect.is(setReferences));
      return given ? (given.value as readonly Named[] | null) : shown;
    },
    provide: (field) => showPanel.from(field, (all) => all && panel(all)),
  });
};

const askedAt = (plugin: LSPPlugin) => ({
  textDocument: { uri: plugin.uri },
  position: plugin.toPosition(plugin.view.state.selection.main.head),
});

const findReferences =
  (host: LanguageHost): Command =>
  (view) => {
    const plugin = LSPPlugin.get(view);
    if (!plugin) return false;
    plugin.client.sync();
    const asked = { ...askedAt(plugin), context: { includeDeclaration: true } };
    plugin.client.request<typeof asked, Location[] | null>('textDocument/references', asked).then(
      (found) => {
        const all = (found ?? []).slice(0, MOST_REFERENCES).flatMap(({ uri, range }): Named[] => {
          const path = pathOfUri(uri);
          const text = path === null ? null : host.textOf(path);
          if (path === null || text === null) return [];
          return [
            { path, line: range.start.line + 1, text: text.split('\n')[range.start.line] ?? '', at: range.start },
          ];
        });
        if (all.length === 0) return host.say('There are no references to this name.');
        view.dispatch({ effects: setReferences.of(all) });
      },
      () => host.say('The references could not be found. Please try again.'),
    );
    return true;
  };
const closeOwn: Command = (view) => {
  if (closeHover(view)) return true;
  if (!view.dom.querySelector('.cm-references')) return false;
  view.dispatch({ effects: setReferences.of(null) });
  return true;
};

const CHANGED_MEANWHILE = 'A file has changed meanwhile, and nothing was renamed. Please try again.';
/** Changes a name in every file that has it: in all of them, or in none where one is not as the server knows it. */
function rename(host: LanguageHost, client: LSPClient, plugin: LSPPlugin, word: string, newName: string): void {
  client.sync();
  const asked = { ...askedAt(plugin), newName };
  const before = new Map(client.workspace.files.map((file) => [pathOfUri(file.uri), file.doc] as const));
  client.request<typeof asked, { changes?: Record<string, Edit[]> } | null>('textDocument/rename', asked).then(
    (answer) => {
      const files = Object.entries(answer?.changes ?? {}).map(([uri, edits]) => {
        const path = pathOfUri(uri);
        const text = path === null ? null : host.textOf(path);
        const lines = (text ?? '').split('\n');
        const changes = edits.map(({ range, newText }) => ({
          from: offsetIn(lines, range.start),
          to: offsetIn(lines, range.end),
          insert: newText,
        }));
        const known = before.get(path);
        const isSame = known === undefined || known.toString() === text;
        const isThere = changes.every(({ from, to }) => (text ?? '').slice(from, to).includes(word));
        return { path, changes, isGood: path !== null && text !== null && isSame && isThere };
      });
      if (files.length === 0) return host.say('This name can’t be changed.');
      if (!files.every(({ isGood }) => isGood)) return host.say(CHANGED_MEANWHILE);
      for (const { path, changes } of files) if (path !== null) host.change(path, changes);
      if (files.length > 1) host.say(`Renamed in ${files.length} files.`);
    },
    (error: { message?: string }) => host.say(`It can’t be renamed: ${error.message ?? 'the server does not answer'}`),
  );
}

const renameSymbol =
  (host: LanguageHost): Command =>
  (view) => {
    const plugin = LSPPlugin.get(view);
    const range = view.state.wordAt(view.state.selection.main.head);
    if (!plugin || !range || view.state.readOnly) return false;
    const word = view.state.sliceDoc(range.from, range.to);
    const { result, close } = showDialog(view, {
      label: 'New name',
      input: { name: 'name', value: word, type: 'text' },
      focus: true,
      submitLabel: 'Rename',
      class: 'cm-renaming',
    });
    void result.then((form) => {
      view.dispatch({ effects: close });
      view.focus();
      const name = (form?.elements.namedItem('name') as HTMLInputElement | null)?.value.trim();
      if (name !== undefined && name !== '' && name !== word) rename(host, plugin.client, plugin, word, name);
    });
    return true;
  };

/** What the server completes, in the place of the words of the text; nothing where it does not answer. */
const completions: CompletionSource = async (context) => {
  try {
    return await serverCompletionSource(context);
  } catch {
    return null;
  }
};

const describeName: Command = (view) => {
  activateHover(view, view.state.selection.main.head, 1, {
    until: ({ docChanged, selection }) => docChanged || selection !== undefined,
  });
  return true;
};

/** An editor's end of a language server, which speaks by messages that `hear` and `host.send` carry. */
export function createLanguageClient(host: LanguageHost) {
  const listeners = new Set<(text: string) => void>();
  let isClosed = false;
  const client: LSPClient = new LSPClient({
    rootUri: 'file:///box',
    timeout: ANSWER_MS,
    sanitizeHTML: plainHtml,
    workspace: (own) => new ShownTexts(own, host),
    notificationHandlers: {
      'textDocument/publishDiagnostics': (_, params: { uri: string; version?: number; diagnostics: Found[] }) => {
        take(params.uri, params.diagnostics, params.version);
        return true;
      },
      'workspace/diagnostic/refresh': () => {
        for (const { uri } of client.workspace.files) void ask(uri);
        return true;
      },
      // What a server wants to say beside the text is nobody's.
      'window/logMessage': () => true,
      'window/showMessage': () => true,
    },
  });
  const fileOf = (uri: string): OpenFile | undefined => {
    const path = pathOfUri(uri);
    return (client.workspace as ShownTexts).files.find((file) => pathOfUri(file.uri) === path);
  };

  function take(uri: string, found: readonly Found[], version?: number): void {
    const path = pathOfUri(uri);
    const file = fileOf(uri);
    if (path === null || !file || (version !== undefined && version !== file.version)) return;
    const plugin = LSPPlugin.get(file.view);
    if (!plugin) return;
    // What a server only hints at is no problem.
    const told = found.filter(({ severity = 1 }) => severity >= 1 && severity <= 3);
    const { doc } = plugin.view.state;
    host.found(
      path,
      told.map(({ range, severity = 1, message }): Fault => {
        const from = plugin.unsyncedChanges.mapPos(offsetOf(plugin.syncedDoc, range.start));
        const to = plugin.unsyncedChanges.mapPos(offsetOf(plugin.syncedDoc, range.end));
        const line = doc.lineAt(from);
        return {
          line: line.number,
          column: from - line.from + 1,
          endColumn: to <= from || to > line.to ? null : to - line.from + 1,
          severity: severities[severity] ?? 'error',
          message,
        };
      }),
    );
  }

  /** Where the server tells nothing by itself, it is asked. */
  async function ask(uri: string): Promise<void> {
    await client.initializing;
    const file = fileOf(uri);
    if (isClosed || !file || !client.serverCapabilities?.diagnosticProvider) return;
    const { version } = file;
    try {
      const asked = { textDocument: { uri } };
      const answer = await client.request<typeof asked, { items?: Found[] } | null>('textDocument/diagnostic', asked);
      // What was typed meanwhile is asked for in a moment.
      if (fileOf(uri)?.version === version) take(uri, answer?.items ?? []);
    } catch {
      // The next pause asks again.
    }
  }

  /** Tells the server what was typed, and asks what it makes of it, in a pause. */
  const following = ViewPlugin.fromClass(
    class {
      #pause: ReturnType<typeof setTimeout> | null = null;
      readonly #view: EditorView;
      constructor(view: EditorView) {
        this.#view = view;
        this.#soon();
      }
      update({ docChanged }: ViewUpdate): void {
        if (docChanged) this.#soon();
      }
      destroy(): void {
        if (this.#pause !== null) clearTimeout(this.#pause);
      }
      #soon(): void {
        this.destroy();
        this.#pause = setTimeout(() => {
          const plugin = LSPPlugin.get(this.#view);
          if (!plugin || isClosed) return;
          client.sync();
          void ask(plugin.uri);
        }, PAUSE_MS);
      }
    },
  );

  client.connect({
    send: (text) => {
      if (!isClosed) host.send(text);
    },
    subscribe: (listener) => void listeners.add(listener),
    unsubscribe: (listener) => void listeners.delete(listener),
  });
  const known = new Map<string, Extension>();
  const keys = Prec.high(
    keymap.of([
      { key: EDITOR_KEYS.definition, run: jumpToDefinition, preventDefault: true },
      { key: EDITOR_KEYS.uses, run: findReferences(host), preventDefault: true },
      { key: EDITOR_KEYS.rename, run: renameSymbol(host), preventDefault: true },
      { key: EDITOR_KEYS.describe, run: describeName, preventDefault: true },
      { key: EDITOR_KEYS.signature, run: showSignatureHelp },
      { key: 'Escape', run: closeOwn },
    ]),
  );
  return {
    /** Resolves when the server has said what it can do. */
    ready: client.initializing,
    hear(text: string): void {
      for (const listener of listeners) listener(text);
    },
    /** What the editor of a file needs; always the same for a file. */
    extension(path: string, languageId: string): Extension {
      const key = `${languageId} ${path}`;
      const extension = known.get(key) ?? [
        client.plugin(uriOfPath(path), languageId),
        autocompletion({ override: [completions] }),
        hoverTooltips(),
        signatureHelp(),
        references(host),
        following,
        keys,
        languageServerTheme,
      ];
      known.set(key, extension);
      return extension;
    },
    /** Nothing more is said. */
    close(): void {
      isClosed = true;
      client.disconnect();
    },
  };
}
export type LanguageClient = ReturnType<typeof createLanguageClient>;
