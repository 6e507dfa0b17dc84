import { collab, getSyncedVersion, receiveUpdates, sendableUpdates } from '@codemirror/collab';
import { ChangeSet, EditorState, type Extension, Text, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Update } from '@devorbit/contract/ide/files.ts';
import { withPlainLines } from '@devorbit/contract/ide/paths.ts';
import type { Whereabouts } from '@devorbit/contract/ide/presence.ts';
import type { Unsent } from '../../offline/state.ts';
import { type Other, toSent, toShown } from '../../presence/model.ts';

/** An open text: the state of its editor, and the text that the server has at the version which that knows. */
export type Doc = {
  state: EditorState;
  view: EditorView | null;
  shared: Text;
  client: string;
  /** The last changes that the server told, by which others’ places are found. */
  recent: { version: number; changes: ChangeSet }[];
};

/** Texts by their files, as they were told when they were not open. */
export type ToldTexts = Map<number, { version: number; text: string }>;

/** Hears of every text that is another one now, by whomever. */
export type TextReader = (file: number, state: EditorState) => void;

/** Changes of an open text that are kept to find where others are. */
const RECENT = 200;

const textOfLines = (text: string): Text => Text.of(text.split('\n'));

/** The state of an editor as a page that is gone left it. */
export function resumed({ client, version, text, updates }: Unsent, extensions: Extension): EditorState {
  let state = EditorState.create({
    doc: text,
    extensions: [collab({ startVersion: version, clientID: client }), extensions],
  });
  for (const changes of updates) state = state.update({ changes: ChangeSet.fromJSON(changes) }).state;
  return state;
}

type Given = {
  told: ToldTexts;
  /** What every editor state has beside the log. */
  extensions: Extension;
  /** A text is another one by what was done here. */
  changed: (file: number) => void;
};

/** The texts of a project, and the editors of those that are open. */
export class OpenTexts {
  readonly #docs = new Map<number, Doc>();
  readonly #told: ToldTexts;
  readonly #extensions: Extension;
  readonly #changed: Given['changed'];
  readonly #readers = new Set<TextReader>();

  constructor({ told, extensions, changed }: Given) {
    this.#told = told;
    this.#extensions = extensions;
    this.#changed = changed;
  }

  /** The files whose texts are open. */
  files(): Iterable<number> {
    return this.#docs.keys();
  }

  /** Those with changes that the server does not have. */
  unsent(): number[] {
    return [...this.#docs].flatMap(([id, { state }]) => (sendableUpdates(state).length > 0 ? [id] : []));
  }

  opened(id: number): Doc | undefined {
    return this.#docs.get(id);
  }

  /** Opens a text that is not. */
  doc(id: number): Doc {
    const known = this.#docs.get(id);
    if (known) return known;
    const { version, text } = this.#told.get(id) ?? { version: 0, text: '' };
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

  close(id: number): void {
    this.#docs.delete(id);
  }

  /** As if it had never been there. */
  forget(id: number): void {
    this.#docs.delete(id);
    this.#told.delete(id);
  }

  /** A text as it is now, where it is not open. */
  tell(id: number, version: number, text: string): void {
    if (!this.#docs.has(id)) this.#told.set(id, { version, text });
  }

  /** The version of the server's that is known here. */
  versionOf(id: number): number {
    const doc = this.#docs.get(id);
    return doc ? getSyncedVersion(doc.state) : (this.#told.get(id)?.version ?? 0);
  }

  textOf(id: number): string {
    const doc = this.#docs.get(id);
    return doc ? doc.state.doc.toString() : (this.#told.get(id)?.text ?? '');
  }

  /** Where a file's text is shown. */
  viewOf(id: number): EditorView | null {
    return this.#docs.get(id)?.view ?? null;
  }

  attach(id: number, view: EditorView): void {
    this.doc(id).view = view;
  }

  detach(id: number, view: EditorView): void {
    const doc = this.#docs.get(id);
    if (doc?.view !== view) return;
    doc.state = view.state;
    doc.view = null;
  }

  /** The editor of a file has another state; `changed`: another text. Answers whether the file is open. */
  typed(id: number, state: EditorState, changed: boolean): boolean {
    const doc = this.#docs.get(id);
    if (!doc) return false;
    doc.state = state;
    if (changed) this.#changed(id);
    if (changed) this.#inform(id, state);
    return true;
  }

  /** Calls back whenever a text has changed, until the answered function is called. */
  readText(reader: TextReader): () => void {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  #inform(id: number, state: EditorState): void {
    for (const reader of this.#readers) reader(id, state);
  }

  /** Does something in a text's editor that is no change of it, whether that is shown or not. */
  apply(id: number, spec: TransactionSpec): void {
    const doc = this.doc(id);
    if (doc.view) doc.view.dispatch(spec);
    else doc.state = doc.state.update(spec).state;
  }

  /** Puts another text in the place of a file's, as if it was typed. */
  write(id: number, text: string): void {
    this.edit(id, { changes: { from: 0, to: this.doc(id).state.doc.length, insert: withPlainLines(text) } });
  }

  /** Changes a text as if it was typed, whether it is shown or not. */
  edit(id: number, spec: TransactionSpec): void {
    this.apply(id, spec);
    this.#changed(id);
    this.#inform(id, this.doc(id).state);
  }

  /** Takes over what the server has accepted; answers whether any of it is new. */
  receive(id: number, updates: readonly Update[]): boolean {
    const doc = this.doc(id);
    const synced = getSyncedVersion(doc.state);
    const fresh = updates
      .filter(({ version }) => version > synced)
      .map(({ client, changes }) => ({ clientID: client, changes: ChangeSet.fromJSON(changes) }));
    if (fresh.length === 0) return false;
    for (const { changes } of fresh) doc.shared = changes.apply(doc.shared);
    const told = fresh.map(({ changes }, at) => ({ version: synced + at + 1, changes }));
    doc.recent = [...doc.recent, ...told].slice(-RECENT);
    const transaction = receiveUpdates(doc.state, fresh);
    if (doc.view) doc.view.dispatch(transaction);
    doc.state = transaction.state;
    this.#inform(id, doc.state);
    return true;
  }

  /** Where this page is in an open text, as the server knows that. */
  placeIn(id: number): Whereabouts | null {
    const doc = this.#docs.get(id);
    if (!doc) return null;
    const unsent = sendableUpdates(doc.state).map(({ changes }) => changes);
    return { file: id, version: getSyncedVersion(doc.state), ...toSent(doc.state.selection.main, unsent) };
  }

  /** Where others are in a text, as it stands here. */
  cursorsIn(id: number, others: readonly Other[]): (Other & { anchor: number; head: number })[] {
    const doc = this.doc(id);
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
}
