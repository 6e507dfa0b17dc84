import { collab, getSyncedVersion, receiveUpdates, sendableUpdates } from '@codemirror/collab';
import { ChangeSet, EditorState } from '@codemirror/state';
import { type Changes, pullChanges, pushChanges, type Update } from '@devorbit/contract/ide/files.ts';
import { MAX_UPDATES } from '@devorbit/contract/ide/projects-limits.ts';
import type { Project } from '@devorbit/contract/ide/projects.ts';
import { call } from '@devorbit/testkit/call.ts';

/** A page that types into the first file of a project. */
export class Typist {
  state: EditorState;
  readonly #url: () => string;
  readonly #code: string;
  readonly #params: { id: number; file: number };

  constructor(url: () => string, code: string, { id, files }: Project, client: string) {
    const [file] = files;
    this.#url = url;
    this.#code = code;
    this.#params = { id, file: file?.id ?? 0 };
    this.state = EditorState.create({
      doc: file?.content ?? '',
      extensions: [collab({ startVersion: file?.version ?? 0, clientID: client })],
    });
  }

  get text(): string {
    return this.state.doc.toString();
  }

  /** `at`: where in the text, from 0 to 1. */
  type(at: number, insert: string): void {
    this.state = this.state.update({ changes: { from: Math.floor(at * this.state.doc.length), insert } }).state;
  }

  /** Everything, in as many calls as that takes. */
  async push(): Promise<void> {
    for (;;) {
      const updates = sendableUpdates(this.state).slice(0, MAX_UPDATES);
      if (updates.length === 0) return;
      const { body } = await call(this.#url(), pushChanges, {
        as: this.#code,
        params: this.#params,
        body: {
          client: updates[0]?.clientID ?? '',
          version: getSyncedVersion(this.state),
          updates: updates.map(({ changes }) => changes.toJSON() as Changes),
        },
      });
      this.#hear(body.updates);
      if (body.more) await this.pull();
    }
  }

  async pull(): Promise<void> {
    for (let more = true; more;) {
      const query = { after: getSyncedVersion(this.state) };
      const { body } = await call(this.#url(), pullChanges, { as: this.#code, params: this.#params, query });
      this.#hear(body.updates);
      more = body.more;
    }
  }

  #hear(updates: readonly Update[]): void {
    const synced = getSyncedVersion(this.state);
    const fresh = updates.filter(({ version }) => version > synced);
    this.state = receiveUpdates(
      this.state,
      fresh.map(({ client, changes }) => ({ clientID: client, changes: ChangeSet.fromJSON(changes) })),
    ).state;
  }
}
