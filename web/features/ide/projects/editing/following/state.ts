import type { Project } from '@devorbit/contract/ide/projects.ts';
import { ApiError } from '../../../../../platform/api-error.ts';
import { call } from '../../../../../platform/http-client.ts';
import { liveEvents } from '../../../../../platform/live-events.ts';
import { followRoute, showRoute } from '../../api.ts';
import { keepText, type Place } from '../../offline/state.ts';
import type { Presence } from '../../presence/state.ts';
import type { Keeping } from '../keeping/state.ts';
import { entryOf } from '../model.ts';
import type { Sending } from '../sending/state.ts';
import type { ProjectSettings } from '../settings/state.ts';
import type { ShownProject } from '../shown/state.ts';
import { tabsAmong } from '../tabs/model.ts';
import type { OpenTexts } from '../texts/state.ts';

type Given = {
  /** This page, for those of others. */
  page: string;
  place: Place;
  shown: ShownProject;
  texts: OpenTexts;
  keeping: Keeping;
  sending: Sending;
  settings: Pick<ProjectSettings, 'taken'>;
  presence: Presence;
};

/** Hears of what becomes of a project elsewhere, and takes it over. */
export class Following {
  readonly #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  async follow(project: number, signal: AbortSignal): Promise<void> {
    const { page, shown, texts, sending, presence } = this.#given;
    const given = { params: { id: project }, query: { page }, signal };
    let isJoined = false;
    try {
      for await (const event of liveEvents(followRoute, given)) {
        if (event.type === 'gone') return shown.show({ gone: 'deleted' });
        if (event.type === 'removed') return shown.show({ gone: 'removed' });
        if (event.type === 'workspace') {
          shown.show({ workspaces: shown.read().workspaces + 1 });
        } else if (event.type === 'chat') {
          shown.show({ chats: shown.read().chats + 1 });
        } else if (event.type === 'presence' || event.type === 'left') {
          presence.hear(event);
        } else if (event.type === 'project' || event.type === 'members') {
          // The first of a stream.
          if (event.type === 'project' && !isJoined) presence.joined();
          isJoined = true;
          if (event.type === 'members') shown.show({ members: shown.read().members + 1 });
          await this.reload().catch(() => undefined);
          void sending.flush();
        } else {
          // What this page pushes itself comes back with the answer.
          await sending.settled(event.file);
          const known = texts.versionOf(event.file);
          if (event.version > known && shown.entry(event.file)) await sending.pull(event.file).catch(() => undefined);
        }
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 404)
        shown.show({ gone: shown.read().role === 'owner' ? 'deleted' : 'removed' });
    }
  }

  /** Asks the server for names and files, and for what others have typed. */
  async reload(): Promise<void> {
    const { shown, texts, sending } = this.#given;
    const { id } = shown.read();
    if (id === null) return;
    this.#take(await call(showRoute, { params: { id } }));
    for (const file of texts.files()) await sending.pull(file).catch(() => undefined);
  }

  #take(project: Project): void {
    const { place, shown, texts, keeping, sending, settings } = this.#given;
    const files = project.files.map(entryOf);
    const there = new Set(files.map((file) => file.id));
    const lost = texts.unsent().filter((id) => !there.has(id));
    for (const { id, content, version } of project.files) if (content !== null) texts.tell(id, version, content);
    shown.show({
      name: project.name,
      role: project.role,
      owner: project.owner,
      runs: project.runs,
      ...settings.taken(project),
      files,
      ...tabsAmong(shown.read(), files),
    });
    for (const file of lost) void sending.rescue(file);
    void keeping.keepTree();
    for (const { id, content, version } of project.files)
      if (content !== null) void keepText(place, id, { version, text: content });
  }

  /** Asks the server what the person may do. */
  async lookAgain(): Promise<void> {
    const { shown } = this.#given;
    const { id } = shown.read();
    if (id === null) return;
    try {
      const { role } = await call(showRoute, { params: { id } });
      shown.show({ role });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404 && shown.read().role !== 'owner')
        shown.show({ gone: 'removed' });
    }
  }
}
