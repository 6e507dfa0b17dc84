import { getClientID, getSyncedVersion, sendableUpdates } from '@codemirror/collab';
import type { Update } from '@devorbit/contract/ide/files.ts';
import { MAX_UPDATES } from '@devorbit/contract/ide/projects-limits.ts';
import { ApiError } from '../../../../../platform/api-error.ts';
import { call } from '../../../../../platform/http-client.ts';
import { addFilesRoute, pullRoute, pushRoute } from '../../api.ts';
import { noRoomText, NOT_SENT } from '../../copy.ts';
import { freeName } from '../../model.ts';
import { forgetUnsent, type Place } from '../../offline/state.ts';
import type { Presence } from '../../presence/state.ts';
import type { Keeping } from '../keeping/state.ts';
import { isRefusal, jsonOf, RETRY_MS, SEND_MS } from '../model.ts';
import type { ProjectSettings } from '../settings/state.ts';
import type { ShownProject } from '../shown/state.ts';
import type { OpenTexts } from '../texts/state.ts';

/** What there was no room for is tried again after this, in ms. */
const ROOM_MS = 15_000;

const isTooLarge = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 413;

type Given = {
  place: Place;
  shown: ShownProject;
  texts: OpenTexts;
  keeping: Keeping;
  presence: Presence;
  settings: Pick<ProjectSettings, 'isSent'>;
  /** Aborted when the project is closed. */
  over: AbortSignal;
  /** Asks the server for names and files, and for what others have typed. */
  reload: () => Promise<void>;
  /** Asks the server what the person may do. */
  lookAgain: () => Promise<void>;
};

/** Sends what is typed in a project, and fetches what others have. */
export class Sending {
  readonly #given: Given;
  /** What is to be sent in a moment. */
  readonly #waiting = new Set<number>();
  readonly #pushing = new Map<number, Promise<boolean>>();
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(given: Given) {
    this.#given = given;
  }

  #later(id: number, ms: number, act: () => void): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.set(id, setTimeout(act, ms));
  }

  /** A text is another one by what was done here: it is sent in a moment. */
  changed(id: number): void {
    const { shown, texts, presence } = this.#given;
    const doc = texts.opened(id);
    if (!doc || shown.read().id === null || sendableUpdates(doc.state).length === 0) return;
    if (shown.read().saving === 'saved') shown.show({ saving: 'saving' });
    // Where others look on, it goes out while one types, and not first when one pauses.
    const isWaiting = this.#waiting.has(id) && presence.read().others.length > 0;
    if (isWaiting) return;
    this.#waiting.add(id);
    this.#later(id, shown.read().saving === 'offline' ? RETRY_MS : SEND_MS, () => {
      this.#waiting.delete(id);
      void this.#push(id);
    });
  }

  /** Sends everything; true where the server has all of it. */
  async flush(): Promise<boolean> {
    const done = await Promise.all([...this.#given.texts.files()].map((id) => this.#push(id)));
    return done.every(Boolean);
  }

  /** Resolves when nothing of a file is under way. */
  async settled(id: number): Promise<void> {
    await this.#pushing.get(id);
  }

  /** Takes over what the server has accepted. */
  #receive(id: number, updates: readonly Update[]): void {
    const { texts, keeping, presence } = this.#given;
    if (!texts.receive(id, updates)) return;
    keeping.later(id);
    presence.received();
  }

  async pull(id: number): Promise<void> {
    const { shown, texts } = this.#given;
    const project = shown.read().id;
    if (project === null) return;
    for (let more = true; more;) {
      const after = getSyncedVersion(texts.doc(id).state);
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
    const { shown, texts, keeping, settings, over, lookAgain } = this.#given;
    const project = shown.read().id;
    const doc = texts.opened(id);
    if (project === null || !doc) return true;
    clearTimeout(this.#timers.get(id));
    this.#waiting.delete(id);
    try {
      for (;;) {
        const updates = sendableUpdates(doc.state).slice(0, MAX_UPDATES);
        if (updates.length === 0) break;
        const known = getSyncedVersion(doc.state);
        const reply = await call(pushRoute, {
          params: { id: project, file: id },
          body: {
            client: getClientID(doc.state),
            version: known,
            updates: updates.map(({ changes }) => jsonOf(changes)),
          },
        });
        this.#receive(id, reply.updates);
        if (reply.more) await this.pull(id);
        // It was opened anew meanwhile: what that has goes on.
        if (texts.opened(id) !== doc) return await this.#send(id);
        if (getSyncedVersion(doc.state) === known) throw new Error('The server has taken nothing, and told nothing');
      }
    } catch (error) {
      // What they may do has changed, as this page may not know yet.
      if (error instanceof ApiError && (error.status === 403 || error.status === 404)) await lookAgain();
      if (isTooLarge(error)) return this.#wait(id, error);
      if (isRefusal(error)) return this.rescue(id);
      shown.show({ saving: 'offline' });
      void keeping.keep(id);
      if (!over.aborted) this.#later(id, RETRY_MS, () => void this.#push(id));
      return false;
    }
    const isSent = texts.unsent().length === 0 && settings.isSent;
    if (isSent && shown.read().saving !== 'saved') shown.show({ saving: 'saved' });
    return true;
  }

  /** What the server refuses for good becomes a file of its own: nothing that was typed is lost. */
  async rescue(id: number): Promise<boolean> {
    const { place, shown, texts, keeping, reload } = this.#given;
    const project = shown.read().id;
    const doc = texts.opened(id);
    const entry = shown.entry(id);
    if (project === null || !doc) return true;
    const text = doc.state.doc.toString();
    if (!shown.read().mayEdit) {
      // It stays in this browser, and is sent if they may edit again.
      await keeping.keep(id);
      shown.show({ notice: NOT_SENT, saving: 'offline' });
      return false;
    }
    const name = freeName(shown.read().files, entry?.name ?? 'text', 'offline copy');
    try {
      await call(addFilesRoute, {
        params: { id: project },
        body: { files: [{ name, content: text }], replace: false },
      });
      await forgetUnsent(place, { file: id, client: doc.client });
      texts.forget(id);
      await reload();
      shown.show({
        notice: `What you typed is kept as “${name}”.`,
        saving: 'saved',
        epoch: shown.read().epoch + 1,
      });
      return true;
    } catch (error) {
      if (isTooLarge(error)) return this.#wait(id, error);
      shown.show({ saving: 'offline' });
      return false;
    }
  }

  /** There is no room for it: it stays in this browser, and is tried again. */
  async #wait(id: number, { sentence }: ApiError): Promise<boolean> {
    const { shown, keeping, over } = this.#given;
    if (shown.read().saving !== 'full') shown.show({ notice: noRoomText(sentence), saving: 'full' });
    await keeping.keep(id);
    if (!over.aborted) this.#later(id, ROOM_MS, () => void this.#push(id));
    return false;
  }
}
