import { getSyncedVersion, receiveUpdates, sendableUpdates } from '@codemirror/collab';
import { ChangeSet, type Extension } from '@codemirror/state';
import type { NewFile, Update } from '@devorbit/contract/ide/files.ts';
import { MAX_UPDATES } from '@devorbit/contract/ide/projects-limits.ts';
import type { Project } from '@devorbit/contract/ide/projects.ts';
import type { RunConfigurations } from '@devorbit/contract/ide/run-configurations.ts';
import { ApiError } from '../../../../../platform/api-error.ts';
import { call } from '../../../../../platform/http-client.ts';
import { addFilesRoute, createRoute, pullRoute, pushRoute, showRoute, updateRoute } from '../../api.ts';
import { type FileEntry, freeName } from '../../model.ts';
import {
  forgetProject,
  forgetUnsent,
  keepProject,
  keepText,
  LOCAL,
  type Place,
  readBytes,
  readProject,
  readText,
  readUnsent,
} from '../../offline/state.ts';
import { entryOf, isRefusal, jsonOf } from '../model.ts';
import { mergedNotes } from '../settings/model.ts';
import { ProjectSession } from '../state.ts';
import { resumed, type ToldTexts } from '../texts/state.ts';

const NO_RUNS: RunConfigurations = { all: [], chosen: null };

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
    const session = new ProjectSession({
      owner,
      project: { ...project, files: project.files.map(entryOf) },
      texts,
      next: 0,
      extensions,
    });
    const kept = await readProject(place);
    if (kept?.notesBefore && session.read().mayEdit)
      session.keepPanels(mergedNotes(kept.notesBefore, kept.panels, project.panels), project.panels);
    return session;
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
    if (kept.notesBefore) session.keepPanels(kept.panels, kept.notesBefore);
    return session;
  }
}

async function keptTexts(place: Place, files: readonly FileEntry[]): Promise<ToldTexts> {
  const found = await Promise.all(
    files.map(async ({ id, kind }) => [id, kind === 'text' ? await readText(place, id) : undefined] as const),
  );
  return new Map(found.flatMap(([id, text]) => (text ? [[id, text] as const] : [])));
}

const VISITORS: Place = { owner: 'visitor', project: LOCAL };

/** What somebody made before they signed in; null where that is the samples and nothing else, or they have left it. */
export async function visitorsProject(samples: readonly { name: string; content: string }[]) {
  const kept = await readProject(VISITORS);
  if (!kept || kept.left) return null;
  const texts = await keptTexts(VISITORS, kept.files);
  const files = await Promise.all(
    kept.files.map(async ({ id, name, language, kind }): Promise<NewFile> => {
      if (kind === 'folder') return { name };
      if (kind === 'text') return { name, language, content: texts.get(id)?.text ?? '' };
      return { name, base64: (await readBytes(VISITORS, id)) ?? '' };
    }),
  );
  const isSample =
    kept.panels.length === 0 &&
    files.length === samples.length &&
    samples.every(({ name, content }) => files.some((file) => file.name === name && file.content === content));
  return isSample ? null : { kept, files };
}
type Visitors = NonNullable<Awaited<ReturnType<typeof visitorsProject>>>;

/** Brings it into the account, as a project of its own, whose id it answers, and out of this browser. */
export async function bringVisitors({ kept, files }: Visitors): Promise<number> {
  const { id } = await call(createRoute, { body: { name: kept.name, files } });
  await call(updateRoute, {
    params: { id },
    body: { ...(kept.panels.length > 0 ? { panels: kept.panels } : {}), ...(kept.runs ? { runs: kept.runs } : {}) },
  });
  await forgetProject(VISITORS, { all: true });
  return id;
}

/** It stays in this browser, and is not offered again until a visitor has opened it. */
export const leaveVisitors = ({ kept }: Visitors): Promise<boolean> => keepProject(VISITORS, { ...kept, left: true });

/** Opens the visitor's project, the first time with the sample files. */
export async function openLocal(
  samples: readonly { name: string; language: string; content: string }[],
  name: string,
  extensions: Extension,
): Promise<ProjectSession> {
  const place = VISITORS;
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
