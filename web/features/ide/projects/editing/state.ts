import { collab, getClientID, getSyncedVersion, receiveUpdates, sendableUpdates } from '@codemirror/collab';
import { ChangeSet, EditorState, type Extension, Text, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { languageOfName, PLAIN } from '@devorbit/contract/execution/file-languages.ts';
import type { ProjectBreakpoint } from '@devorbit/contract/ide/breakpoints.ts';
import type { Changes, NewFile, Update } from '@devorbit/contract/ide/files.ts';
import { withPlainLines } from '@devorbit/contract/ide/paths.ts';
import type { Whereabouts } from '@devorbit/contract/ide/presence.ts';
import { MAX_BREAKPOINTS, MAX_UPDATES } from '@devorbit/contract/ide/projects-limits.ts';
import type { Panel, Project, ProjectRole } from '@devorbit/contract/ide/projects.ts';
import type { RunConfigurations } from '@devorbit/contract/ide/run-configurations.ts';
import { ApiError } from '../../../../platform/api-error.ts';
import { call } from '../../../../platform/http-client.ts';
import { liveEvents } from '../../../../platform/live-events.ts';
import {
  addFilesRoute,
  bytesRoute,
  deleteFilesRoute,
  followRoute,
  pullRoute,
  pushRoute,
  showRoute,
  updateFilesRoute,
  updateRoute,
} from '../api.ts';
import { NOT_SENT, OFFLINE_FILES } from '../copy.ts';
import { type FileEntry, firstFile, freeName } from '../model.ts';
import {
  forgetFiles,
  forgetUnsent,
  keepBytes,
  keepProject,
  keepText,
  keepUnsent,
  LOCAL,
  type Owner,
  type Place,
  readBytes,
  readProject,
  readText,
  readUnsent,
  type Unsent,
} from '../offline/state.ts';
import { type Other, toSent, toShown } from '../presence/model.ts';
import { Presence } from '../presence/state.ts';

/** `browser`: kept in this browser alone. `lost`: not even that. */
export type Saving = 'saved' | 'saving' | 'offline' | 'browser' | 'lost';

/** What the screen shows of a project; the same object until something changes. */
export type Shown = {
  /** Null for a visitor's. */
  id: number | null;
  name: string;
  /** What the person may do in it; a visitor's own is theirs. */
  role: ProjectRole;
  /** The username of whose it is. */
  owner: string;
  /** Whether what is typed goes anywhere. */
  mayEdit: boolean;
  /** The problem that it was made of. */
  problem: number | null;
  files: readonly FileEntry[];
  panels: readonly Panel[];
  runs: RunConfigurations;
  breakpoints: readonly ProjectBreakpoint[];
  /** Another number whenever the project begins to run somewhere. */
  workspaces: number;
  /** Another number whenever people came or went, or their roles are others. */
  members: number;
  /** Another number whenever something was written in the chat, or deleted. */
  chats: number;
  current: number | null;
  tabs: readonly number[];
  saving: Saving;
  /** What the person should know; null where there is nothing. */
  notice: string | null;
  /** It was deleted on another page, or the person is in it no more. */
  gone: 'deleted' | 'removed' | null;
  /** Another number where editors have to begin anew. */
  epoch: number;
};

/** An open text: the state of its editor, and the text that the server has at the version which that knows. */
type Doc = {
  state: EditorState;
  view: EditorView | null;
  shared: Text;
  client: string;
  /** The last changes that the server told, by which others’ places are found. */
  recent: { version: number; changes: ChangeSet }[];
};

/** Typing pauses this long before it is sent, and before it is kept in the browser, in ms. */
const SEND_MS = 300;
const KEEP_MS = 200;
const RETRY_MS = 3_000;
/** Changes of an open text that are kept to find where others are. */
const RECENT = 200;

const NO_RUNS: RunConfigurations = { all: [], chosen: null };
const textOfLines = (text: string): Text => Text.of(text.split('\n'));
const jsonOf = (changes: ChangeSet): Changes => changes.toJSON() as Changes;
const entryOf = ({ id, name, language, kind, size }: FileEntry): FileEntry => ({ id, name, language, kind, size });
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 429 && error.status !== 401;

type Given = {
  owner: Owner;
  project: Pick<Project, 'name' | 'role' | 'owner' | 'problem' | 'panels' | 'runs' | 'breakpoints'> & {
    id: number | null;
    files: FileEntry[];
  };
  texts: Map<number, { version: number; text: string }>;
  next: number;
  /** What every editor state has beside the log. */
  extensions: Extension;
};

/** Hears of every text that is another one now, by whomever. */
export type TextReader = (file: number, state: EditorState) => void;

/** One open project: its files, its texts, and what of them is saved. */
export class ProjectSession {
  #shown: Shown;
  readonly #listeners = new Set<() => void>();
  readonly #docs = new Map<number, Doc>();
  readonly #texts: Given['texts'];
  readonly #bytes = new Map<number, string>();
  readonly #extensions: Extension;
  readonly #place: Place;
  /** What is to be sent in a moment. */
  readonly #waiting = new Set<number>();
  readonly #pushing = new Map<number, Promise<boolean>>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #over = new AbortController();
  /** A visitor's texts that this browser does not have yet. */
  readonly #unkept = new Set<number>();
  readonly #readers = new Set<TextReader>();
  #next: number;
  /** This page, for those of others. */
  readonly #page = crypto.randomUUID?.() ?? String(performance.now()).replace('.', '-');
  readonly presence: Presence;

  constructor({ owner, project, texts, next, extensions }: Given) {
    this.#place = { owner, project: project.id ?? LOCAL };
    this.#texts = texts;
    this.#next = next;
    this.#extensions = extensions;
    this.presence = new Presence({ page: this.#page, project: project.id, where: () => this.#where() });
    const first = firstFile(project.files)?.id ?? null;
    this.#shown = {
      id: project.id,
      name: project.name,
      role: project.role,
      owner: project.owner,
      mayEdit: project.role !== 'viewer',
      problem: project.problem,
      files: project.files,
      panels: project.panels,
      runs: project.runs,
      breakpoints: project.breakpoints,
      workspaces: 0,
      members: 0,
      chats: 0,
      current: first,
      tabs: first === null ? [] : [first],
      saving: project.id === null ? 'saving' : 'saved',
      notice: null,
      gone: null,
      epoch: 0,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly read = (): Shown => this.#shown;

  #show(part: Partial<Shown>): void {
    const next = { ...this.#shown, ...part };
    this.#shown = { ...next, mayEdit: next.role !== 'viewer' && next.gone !== 'removed' };
    for (const listener of [...this.#listeners]) listener();
  }

  /** Begins to hear of other pages, and to send what waits. Answers what ends it. */
  start(): () => void {
    const flush = () => void this.flush();
    const hidden = () => {
      if (document.visibilityState === 'hidden') for (const file of this.#docs.keys()) void this.#keep(file);
    };
    globalThis.addEventListener('online', flush);
    document.addEventListener('visibilitychange', hidden);
    if (this.#shown.id !== null) void this.#follow(this.#shown.id);
    void this.#keepTree().then((kept) => this.#tellKept(kept));
    for (const file of this.#docs.keys()) this.#changed(file);
    return () => {
      hidden();
      flush();
      this.#over.abort();
      this.presence.close();
      globalThis.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', hidden);
    };
  }

  entry(id: number | null): FileEntry | undefined {
    return this.#shown.files.find((file) => file.id === id);
  }

  open(id: number): void {
    const { tabs } = this.#shown;
    this.#show({ current: id, tabs: tabs.includes(id) ? tabs : [...tabs, id] });
    this.presence.moved();
  }

  close(id: number): void {
    const { tabs, current } = this.#shown;
    const at = tabs.indexOf(id);
    const left = tabs.filter((tab) => tab !== id);
    this.#show({ tabs: left, current: current === id ? (left[Math.min(at, left.length - 1)] ?? null) : current });
  }

  moveTab(id: number, to: number): void {
    const left = this.#shown.tabs.filter((tab) => tab !== id);
    this.#show({ tabs: left.toSpliced(Math.max(0, Math.min(to, left.length)), 0, id) });
  }

  notify(notice: string): void {
    this.#show({ notice });
  }

  forgetNotice(): void {
    this.#show({ notice: null });
  }

  #doc(id: number): Doc {
    const known = this.#docs.get(id);
    if (known) return known;
    const { version, text } = this.#texts.get(id) ?? { version: 0, text: '' };
    const client = crypto.randomUUID?.() ?? String(performance.now()).replace('.', '-');
    const doc: Doc = {
      state: this.#create(text, version, client),
      view: null,
      shared: textOfLines(text),
      client,
      recent: [],
    };
    this.#docs.set(id, doc);
    return doc;
  }

  #create(text: string, startVersion: number, clientID: string): EditorState {
    return EditorState.create({ doc: text, extensions: [collab({ startVersion, clientID }), this.#extensions] });
  }

  /** The state of a file's editor, to show it. */
  stateOf(id: number): EditorState {
    return this.#doc(id).state;
  }

  /** Where a file's text is shown. */
  viewOf(id: number): EditorView | null {
    return this.#docs.get(id)?.view ?? null;
  }

  attach(id: number, view: EditorView): void {
    this.#doc(id).view = view;
  }

  detach(id: number, view: EditorView): void {
    const doc = this.#docs.get(id);
    if (doc?.view !== view) return;
    doc.state = view.state;
    doc.view = null;
  }

  /** The editor of a file has another state; `changed`: another text. */
  typed(id: number, state: EditorState, changed: boolean): void {
    const doc = this.#docs.get(id);
    if (!doc) return;
    doc.state = state;
    if (changed) this.#changed(id);
    if (changed) this.#tell(id, state);
    this.presence.moved();
  }

  /** Where this page is, in the text that the server knows. */
  #where(): Whereabouts | null {
    const { current } = this.#shown;
    const doc = current === null ? undefined : this.#docs.get(current);
    if (current === null || !doc || this.entry(current)?.kind !== 'text') return null;
    const unsent = sendableUpdates(doc.state).map(({ changes }) => changes);
    return { file: current, version: getSyncedVersion(doc.state), ...toSent(doc.state.selection.main, unsent) };
  }

  /** Where others are in a file, as its text stands here. */
  cursorsIn(id: number, others: readonly Other[]): (Other & { anchor: number; head: number })[] {
    if (this.entry(id)?.kind !== 'text') return [];
    const doc = this.#doc(id);
    const text = {
      version: getSyncedVersion(doc.state),
      length: doc.state.doc.length,
      recent: doc.recent,
      unsent: sendableUpdates(doc.state).map(({ changes }) => changes),
    };
    return others.flatMap((other) => {
      const span = other.at?.file === id ? toShown(other.at, text) : null;
      return span === null ? [] : [{ ...other, ...span }];
    });
  }

  /** Calls back whenever a text has changed, until the answered function is called. */
  readText(reader: TextReader): () => void {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  #tell(id: number, state: EditorState): void {
    for (const reader of this.#readers) reader(id, state);
  }

  /** Does something in a text's editor that is no change of it, whether that is shown or not. */
  apply(id: number, spec: TransactionSpec): void {
    const doc = this.#doc(id);
    if (doc.view) doc.view.dispatch(spec);
    else doc.state = doc.state.update(spec).state;
  }

  textOf(id: number): string {
    const doc = this.#docs.get(id);
    return doc ? doc.state.doc.toString() : (this.#texts.get(id)?.text ?? '');
  }

  /** Puts another text in the place of a file's, as if it was typed. */
  write(id: number, text: string): void {
    this.edit(id, { changes: { from: 0, to: this.#doc(id).state.doc.length, insert: withPlainLines(text) } });
  }

  /** Changes a text as if it was typed, whether it is shown or not. */
  edit(id: number, spec: TransactionSpec): void {
    this.apply(id, spec);
    this.#changed(id);
    this.#tell(id, this.#doc(id).state);
  }

  async bytesOf(id: number): Promise<string> {
    const known = this.#bytes.get(id);
    if (known !== undefined) return known;
    const project = this.#shown.id;
    const base64 =
      project === null
        ? ((await readBytes(this.#place, id)) ?? '')
        : (await call(bytesRoute, { params: { id: project, file: id } })).base64;
    this.#bytes.set(id, base64);
    return base64;
  }

  #later(name: string, ms: number, act: () => void): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.set(name, setTimeout(act, ms));
  }

  #changed(id: number): void {
    const doc = this.#docs.get(id);
    if (!doc) return;
    const unsent = this.#shown.id !== null && sendableUpdates(doc.state).length > 0;
    this.#later(`keep ${id}`, KEEP_MS, () => void this.#keep(id));
    if (this.#shown.id === null) {
      this.#unkept.add(id);
      if (this.#shown.saving === 'browser') this.#show({ saving: 'saving' });
    }
    if (!unsent) return;
    if (this.#shown.saving === 'saved') this.#show({ saving: 'saving' });
    // Where others look on, it goes out while one types, and not first when one pauses.
    const isWaiting = this.#waiting.has(id) && this.presence.read().others.length > 0;
    if (isWaiting) return;
    this.#waiting.add(id);
    this.#later(`push ${id}`, this.#shown.saving === 'offline' ? RETRY_MS : SEND_MS, () => {
      this.#waiting.delete(id);
      void this.#push(id);
    });
  }

  /** Keeps a text in the browser: a member's with what the server does not have. */
  async #keep(id: number): Promise<void> {
    const doc = this.#docs.get(id);
    const entry = this.entry(id);
    if (!doc || !entry) return;
    const { client } = doc;
    if (this.#shown.id === null) {
      const text = doc.state.doc;
      const kept = await keepText(this.#place, id, { version: 0, text: text.toString() });
      if (doc.state.doc.eq(text)) this.#unkept.delete(id);
      return this.#tellKept(kept);
    }
    const updates = sendableUpdates(doc.state).map(({ changes }) => jsonOf(changes));
    const version = getSyncedVersion(doc.state);
    if (updates.length === 0) {
      await forgetUnsent(this.#place, { file: id, client });
      await keepText(this.#place, id, { version, text: doc.shared.toString() });
    } else
      await keepUnsent(this.#place, {
        file: id,
        name: entry.name,
        client,
        version,
        text: doc.shared.toString(),
        updates,
      });
  }

  /** Says whether what a visitor typed is in this browser. */
  #tellKept(kept: boolean): void {
    if (this.#shown.id !== null) return;
    const saving = !kept ? 'lost' : this.#unkept.size === 0 ? 'browser' : 'saving';
    if (saving !== this.#shown.saving) this.#show({ saving });
  }

  #keepTree(): Promise<boolean> {
    const { name, role, owner, problem, files, panels, runs, breakpoints } = this.#shown;
    const kept = {
      name,
      role,
      owner,
      problem,
      files: [...files],
      panels: [...panels],
      runs,
      breakpoints: [...breakpoints],
      next: this.#next,
    };
    return keepProject(this.#place, kept);
  }

  /** Takes over what the server has accepted. */
  #receive(id: number, updates: readonly Update[]): void {
    const doc = this.#doc(id);
    const synced = getSyncedVersion(doc.state);
    const fresh = updates
      .filter(({ version }) => version > synced)
      .map(({ client, changes }) => ({ clientID: client, changes: ChangeSet.fromJSON(changes) }));
    if (fresh.length === 0) return;
    for (const { changes } of fresh) doc.shared = changes.apply(doc.shared);
    const told = fresh.map(({ changes }, at) => ({ version: synced + at + 1, changes }));
    doc.recent = [...doc.recent, ...told].slice(-RECENT);
    const transaction = receiveUpdates(doc.state, fresh);
    if (doc.view) doc.view.dispatch(transaction);
    doc.state = transaction.state;
    this.#tell(id, doc.state);
    this.#later(`keep ${id}`, KEEP_MS, () => void this.#keep(id));
    this.presence.received();
  }

  async #pull(id: number): Promise<void> {
    const project = this.#shown.id;
    if (project === null) return;
    for (let more = true; more;) {
      const after = getSyncedVersion(this.#doc(id).state);
      const reply = await call(pullRoute, { params: { id: project, file: id }, query: { after } });
      this.#receive(id, reply.updates);
      more = reply.more && reply.updates.length > 0;
    }
  }

  /** Sends what was typed in a file; true where the server has all of it. */
  #push(id: number): Promise<boolean> {
    const going = this.#pushing.get(id);
    if (going) return going;
    const work = this.#send(id).finally(() => this.#pushing.delete(id));
    this.#pushing.set(id, work);
    return work;
  }

  async #send(id: number): Promise<boolean> {
    const project = this.#shown.id;
    const doc = this.#docs.get(id);
    if (project === null || !doc) return true;
    clearTimeout(this.#timers.get(`push ${id}`));
    this.#waiting.delete(id);
    try {
      for (;;) {
        const updates = sendableUpdates(doc.state).slice(0, MAX_UPDATES);
        if (updates.length === 0) break;
        const reply = await call(pushRoute, {
          params: { id: project, file: id },
          body: {
            client: getClientID(doc.state),
            version: getSyncedVersion(doc.state),
            updates: updates.map(({ changes }) => jsonOf(changes)),
          },
        });
        this.#receive(id, reply.updates);
        if (reply.more) await this.#pull(id);
      }
    } catch (error) {
      // What they may do has changed, as this page may not know yet.
      if (error instanceof ApiError && (error.status === 403 || error.status === 404)) await this.#lookAgain();
      if (isRefusal(error)) return this.#rescue(id);
      this.#show({ saving: 'offline' });
      void this.#keep(id);
      if (!this.#over.signal.aborted) this.#later(`push ${id}`, RETRY_MS, () => void this.#push(id));
      return false;
    }
    const all = [...this.#docs.values()].every(({ state }) => sendableUpdates(state).length === 0);
    if (all && this.#shown.saving !== 'saved') this.#show({ saving: 'saved' });
    return true;
  }

  /** What the server refuses for good becomes a file of its own: nothing that was typed is lost. */
  async #rescue(id: number): Promise<boolean> {
    const project = this.#shown.id;
    const doc = this.#docs.get(id);
    const entry = this.entry(id);
    if (project === null || !doc) return true;
    const text = doc.state.doc.toString();
    if (!this.#shown.mayEdit) {
      // It stays in this browser, and is sent if they may edit again.
      await this.#keep(id);
      this.#show({ notice: NOT_SENT, saving: 'offline' });
      return false;
    }
    const name = freeName(this.#shown.files, entry?.name ?? 'text', 'offline copy');
    try {
      await call(addFilesRoute, {
        params: { id: project },
        body: { files: [{ name, content: text }], replace: false },
      });
      await forgetUnsent(this.#place, { file: id, client: doc.client });
      this.#docs.delete(id);
      this.#texts.delete(id);
      await this.reload();
      this.#show({
        notice: `What you typed is kept as “${name}”.`,
        saving: 'saved',
        epoch: this.#shown.epoch + 1,
      });
      return true;
    } catch {
      this.#show({ saving: 'offline' });
      return false;
    }
  }

  async #lookAgain(): Promise<void> {
    const { id } = this.#shown;
    if (id === null) return;
    try {
      const { role } = await call(showRoute, { params: { id } });
      this.#show({ role });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404 && this.#shown.role !== 'owner')
        this.#show({ gone: 'removed' });
    }
  }

  /** Sends everything; true where the server has all of it. */
  async flush(): Promise<boolean> {
    const done = await Promise.all([...this.#docs.keys()].map((id) => this.#push(id)));
    return done.every(Boolean);
  }

  async #follow(project: number): Promise<void> {
    const given = { params: { id: project }, query: { page: this.#page }, signal: this.#over.signal };
    let isJoined = false;
    try {
      for await (const event of liveEvents(followRoute, given)) {
        if (event.type === 'gone') return this.#show({ gone: 'deleted' });
        if (event.type === 'removed') return this.#show({ gone: 'removed' });
        if (event.type === 'workspace') {
          this.#show({ workspaces: this.#shown.workspaces + 1 });
        } else if (event.type === 'chat') {
          this.#show({ chats: this.#shown.chats + 1 });
        } else if (event.type === 'presence' || event.type === 'left') {
          this.presence.hear(event);
        } else if (event.type === 'project' || event.type === 'members') {
          // The first of a stream.
          if (event.type === 'project' && !isJoined) this.presence.joined();
          isJoined = true;
          if (event.type === 'members') this.#show({ members: this.#shown.members + 1 });
          await this.reload().catch(() => undefined);
          void this.flush();
        } else {
          // What this page pushes itself comes back with the answer.
          await this.#pushing.get(event.file);
          const known = this.#docs.has(event.file)
            ? getSyncedVersion(this.#doc(event.file).state)
            : (this.#texts.get(event.file)?.version ?? 0);
          if (event.version > known && this.entry(event.file)) await this.#pull(event.file).catch(() => undefined);
        }
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 404)
        this.#show({ gone: this.#shown.role === 'owner' ? 'deleted' : 'removed' });
    }
  }

  /** Asks the server for names and files, and for what others have typed. */
  async reload(): Promise<void> {
    const { id } = this.#shown;
    if (id === null) return;
    this.#take(await call(showRoute, { params: { id } }));
    for (const file of this.#docs.keys()) await this.#pull(file).catch(() => undefined);
  }

  #take(project: Project): void {
    const files = project.files.map(entryOf);
    const there = new Set(files.map((file) => file.id));
    const lost = [...this.#docs].filter(([id, { state }]) => !there.has(id) && sendableUpdates(state).length > 0);
    for (const { id, content, version } of project.files)
      if (content !== null && !this.#docs.has(id)) this.#texts.set(id, { version, text: content });
    const tabs = this.#shown.tabs.filter((tab) => there.has(tab));
    const current =
      this.#shown.current !== null && there.has(this.#shown.current)
        ? this.#shown.current
        : (tabs.at(-1) ?? firstFile(files)?.id ?? null);
    this.#show({
      name: project.name,
      role: project.role,
      owner: project.owner,
      panels: project.panels,
      runs: project.runs,
      // What was set here a moment ago is on its way.
      ...(this.#timers.has('breakpoints') ? {} : { breakpoints: project.breakpoints }),
      files,
      current,
      tabs: current !== null && !tabs.includes(current) ? [...tabs, current] : tabs,
    });
    for (const [file] of lost) void this.#rescue(file);
    void this.#keepTree();
    for (const { id, content, version } of project.files)
      if (content !== null) void keepText(this.#place, id, { version, text: content });
  }

  /** An act on files: by the server, or here for a visitor. Throws a sentence for people. */
  async #act(remote: (project: number) => Promise<unknown>, local: () => void): Promise<void> {
    const project = this.#shown.id;
    if (project === null) {
      local();
      await this.#keepTree();
      return;
    }
    try {
      await remote(project);
      await this.reload();
    } catch (error) {
      if (error instanceof ApiError) throw error;
      this.#show({ saving: 'offline' });
      throw new Error(OFFLINE_FILES, { cause: error });
    }
  }

  /** Adds files and opens the first of them. With `replace` those of the same name are written anew. */
  async add(given: readonly NewFile[], { replace = false, open = true } = {}): Promise<void> {
    const first = given[0]?.name;
    await this.#act(
      async (id) => {
        if (replace) await this.flush();
        await call(addFilesRoute, { params: { id }, body: { files: [...given], replace } });
      },
      () => this.#addHere(given, replace),
    );
    const opened = this.#shown.files.find(({ name, kind }) => name === first && kind !== 'folder');
    if (open && opened) this.open(opened.id);
  }

  #addHere(given: readonly NewFile[], replace: boolean): void {
    const files = [...this.#shown.files];
    for (const { name, language, content, base64 } of given) {
      const found = replace ? files.find((file) => file.name === name) : undefined;
      const kind = content !== undefined ? 'text' : base64 !== undefined ? 'binary' : 'folder';
      const text = withPlainLines(content ?? '');
      const id = found?.id ?? this.#next++;
      const size = kind === 'text' ? text.length : Math.floor(((base64?.length ?? 0) * 3) / 4);
      const entry = {
        id,
        name,
        kind,
        size,
        language: language ?? (kind === 'text' ? languageOfName(name) : PLAIN),
      } as const;
      if (found) files[files.indexOf(found)] = entry;
      else files.push(entry);
      if (kind === 'text' && found) this.write(id, text);
      else if (kind === 'text') this.#texts.set(id, { version: 0, text });
      if (kind === 'text') void keepText(this.#place, id, { version: 0, text });
      if (base64 !== undefined) {
        this.#bytes.set(id, base64);
        void keepBytes(this.#place, id, base64);
      }
    }
    this.#show({ files });
  }

  async change(changes: readonly { id: number; name?: string; language?: string }[]): Promise<void> {
    await this.#act(
      (id) => call(updateFilesRoute, { params: { id }, body: { files: [...changes] } }),
      () => {
        const wanted = new Map(changes.map((each) => [each.id, each]));
        const files = this.#shown.files.map((file) => {
          const { name = file.name, language } = wanted.get(file.id) ?? {};
          const guessed = languageOfName(name) === languageOfName(file.name) ? file.language : languageOfName(name);
          return { ...file, name, language: language ?? (file.kind === 'text' ? guessed : file.language) };
        });
        this.#show({ files });
      },
    );
  }

  /** Deletes files; where the current one is among them, the first that remains becomes it. */
  async remove(ids: readonly number[]): Promise<void> {
    const { current } = this.#shown;
    await this.flush();
    await this.#act(
      (id) => call(deleteFilesRoute, { params: { id }, query: { ids: ids.join(',') as never } }),
      () => {
        this.#show({ files: this.#shown.files.filter((file) => !ids.includes(file.id)) });
        void forgetFiles(this.#place, ids);
      },
    );
    for (const id of ids) {
      this.#docs.delete(id);
      this.#unkept.delete(id);
    }
    const tabs = this.#shown.tabs.filter((tab) => !ids.includes(tab));
    this.#show({ tabs });
    if (current === null || !ids.includes(current)) return;
    const first = firstFile(this.#shown.files);
    if (first) this.open(first.id);
    else this.#show({ current: null });
  }

  async rename(name: string): Promise<void> {
    await this.#act(
      (id) => call(updateRoute, { params: { id }, body: { name } }),
      () => this.#show({ name }),
    );
  }

  /** Notes show at once and are sent a moment later. */
  keepPanels(panels: readonly Panel[]): void {
    this.#show({ panels });
    this.#later('panels', SEND_MS * 3, () => {
      void this.#keepTree();
      const { id } = this.#shown;
      if (id !== null)
        call(updateRoute, { params: { id }, body: { panels: [...this.#shown.panels] } }).catch(() =>
          this.#show({ saving: 'offline' }),
        );
    });
  }

  /** They have moved with what others typed, whose pages send where they are now. */
  moveBreakpoints(breakpoints: readonly ProjectBreakpoint[]): void {
    this.#show({ breakpoints: breakpoints.slice(0, MAX_BREAKPOINTS) });
  }

  /** Breakpoints show at once and are sent a moment later. */
  keepBreakpoints(breakpoints: readonly ProjectBreakpoint[]): void {
    this.moveBreakpoints(breakpoints);
    if (!this.#shown.mayEdit) return;
    this.#later('breakpoints', SEND_MS, () => {
      this.#timers.delete('breakpoints');
      void this.#keepTree();
      const { id } = this.#shown;
      if (id !== null)
        call(updateRoute, { params: { id }, body: { breakpoints: [...this.#shown.breakpoints] } }).catch(() =>
          this.#show({ saving: 'offline' }),
        );
    });
  }

  async keepRuns(runs: RunConfigurations): Promise<void> {
    await this.#act(
      (id) => call(updateRoute, { params: { id }, body: { runs } }),
      () => this.#show({ runs }),
    );
  }

  /** The whole project, to be sent, saved or run. */
  async all(): Promise<NewFile[]> {
    return Promise.all(
      this.#shown.files.map(async ({ id, name, language, kind }): Promise<NewFile> => {
        if (kind === 'folder') return { name };
        return kind === 'text'
          ? { name, language, content: this.textOf(id) }
          : { name, base64: await this.bytesOf(id) };
      }),
    );
  }

  /** Takes over what a page that is gone has not sent: the editor goes on from it. */
  resume(unsent: Unsent): void {
    const { file, client, text } = unsent;
    this.#docs.set(file, {
      state: resumed(unsent, this.#extensions),
      view: null,
      shared: textOfLines(text),
      client,
      recent: [],
    });
  }
}

/** Sends what pages that are gone have left. What the server refuses becomes a file of its own. Throws where there is no network. */
async function sendLeft(place: Place): Promise<void> {
  for (const unsent of await readUnsent(place)) {
    const { file, client, name } = unsent;
    const params = { id: place.project, file };
    let state = resumed(unsent, []);
    const receive = (updates: readonly Update[]) => {
      const synced = getSyncedVersion(state);
      const fresh = updates.filter(({ version }) => version > synced);
      state = receiveUpdates(
        state,
        fresh.map((each) => ({ clientID: each.client, changes: ChangeSet.fromJSON(each.changes) })),
      ).state;
    };
    try {
      for (;;) {
        const updates = sendableUpdates(state).slice(0, MAX_UPDATES);
        if (updates.length === 0) break;
        const version = getSyncedVersion(state);
        let reply = await call(pushRoute, {
          params,
          body: { client, version, updates: updates.map(({ changes }) => jsonOf(changes)) },
        });
        receive(reply.updates);
        while (reply.more) {
          reply = await call(pullRoute, { params, query: { after: getSyncedVersion(state) } });
          receive(reply.updates);
        }
      }
    } catch (error) {
      // Who may only look now keeps it in this browser.
      if (error instanceof ApiError && error.status === 403) continue;
      if (!isRefusal(error)) throw error;
      const { files } = await call(showRoute, { params: { id: place.project } });
      const copy = { name: freeName(files, name, 'offline copy'), content: state.doc.toString() };
      await call(addFilesRoute, { params: { id: place.project }, body: { files: [copy], replace: false } });
    }
    await forgetUnsent(place, { file, client });
  }
}

/** The state of an editor as a page that is gone left it. */
function resumed({ client, version, text, updates }: Unsent, extensions: Extension): EditorState {
  let state = EditorState.create({
    doc: text,
    extensions: [collab({ startVersion: version, clientID: client }), extensions],
  });
  for (const changes of updates) state = state.update({ changes: ChangeSet.fromJSON(changes) }).state;
  return state;
}

/** Opens a member's project: what this browser has of it is sent first; without a network it is opened from what was kept. */
export async function openRemote(
  owner: number,
  ask: () => Promise<Project>,
  known: number | undefined,
  extensions: Extension,
): Promise<ProjectSession> {
  try {
    let project = await ask();
    const place = { owner, project: project.id };
    if ((await readUnsent(place)).length > 0) {
      await sendLeft(place);
      project = await call(showRoute, { params: { id: project.id } });
    }
    const texts = new Map(
      project.files.flatMap(({ id, content, version }) =>
        content === null ? [] : [[id, { version, text: content }] as const],
      ),
    );
    return new ProjectSession({
      owner,
      project: { ...project, files: project.files.map(entryOf) },
      texts,
      next: 0,
      extensions,
    });
  } catch (error) {
    if (error instanceof ApiError || known === undefined) throw error;
    const place = { owner, project: known };
    const kept = await readProject(place);
    if (!kept) throw error;
    const session = new ProjectSession({
      owner,
      project: {
        id: known,
        name: kept.name,
        role: kept.role ?? 'owner',
        owner: kept.owner ?? '',
        problem: kept.problem ?? null,
        files: kept.files,
        panels: kept.panels,
        runs: kept.runs ?? NO_RUNS,
        breakpoints: kept.breakpoints ?? [],
      },
      texts: await keptTexts(place, kept.files),
      next: 0,
      extensions,
    });
    for (const unsent of await readUnsent(place)) session.resume(unsent);
    return session;
  }
}

async function keptTexts(place: Place, files: readonly FileEntry[]): Promise<Given['texts']> {
  const found = await Promise.all(
    files.map(async ({ id, kind }) => [id, kind === 'text' ? await readText(place, id) : undefined] as const),
  );
  return new Map(found.flatMap(([id, text]) => (text ? [[id, text] as const] : [])));
}

/** Opens the visitor's project, the first time with the sample files. */
export async function openLocal(
  samples: readonly { name: string; language: string; content: string }[],
  name: string,
  extensions: Extension,
): Promise<ProjectSession> {
  const place: Place = { owner: 'visitor', project: LOCAL };
  const kept = await readProject(place);
  const files =
    kept?.files ??
    samples.map((file, at): FileEntry => ({
      id: at + 1,
      name: file.name,
      language: file.language,
      kind: 'text',
      size: file.content.length,
    }));
  const seeded = new Map(samples.map(({ content }, at) => [at + 1, { version: 0, text: content }]));
  const texts = kept ? await keptTexts(place, files) : seeded;
  if (!kept) for (const [id, text] of seeded) void keepText(place, id, text);
  return new ProjectSession({
    owner: 'visitor',
    project: {
      id: null,
      name: kept?.name ?? name,
      role: 'owner',
      owner: '',
      problem: null,
      files,
      panels: kept?.panels ?? [],
      runs: kept?.runs ?? NO_RUNS,
      breakpoints: kept?.breakpoints ?? [],
    },
    texts,
    next: kept?.next ?? files.length + 1,
    extensions,
  });
}
