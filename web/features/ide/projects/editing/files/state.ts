import { languageOfName, PLAIN } from '@devorbit/contract/execution/file-languages.ts';
import type { NewFile } from '@devorbit/contract/ide/files.ts';
import { treeFault, withPlainLines } from '@devorbit/contract/ide/paths.ts';
import { call } from '../../../../../platform/http-client.ts';
import { addFilesRoute, bytesRoute, deleteFilesRoute, updateFilesRoute } from '../../api.ts';
import { firstFile } from '../../model.ts';
import { forgetFiles, keepBytes, keepText, type Place, readBytes } from '../../offline/state.ts';
import type { Act } from '../acting/state.ts';
import type { Keeping } from '../keeping/state.ts';
import type { ShownProject } from '../shown/state.ts';
import type { OpenTexts } from '../texts/state.ts';

type Given = {
  place: Place;
  shown: ShownProject;
  texts: OpenTexts;
  keeping: Keeping;
  act: Act;
  /** Sends what was typed. */
  flush: () => Promise<unknown>;
  /** Shows a file. */
  open: (file: number) => void;
};

/** The files of a project: what is added, renamed and deleted, and their bytes. */
export class ProjectFiles {
  readonly #given: Given;
  readonly #bytes = new Map<number, string>();

  constructor(given: Given) {
    this.#given = given;
  }

  async bytesOf(id: number): Promise<string> {
    const { place, shown } = this.#given;
    const known = this.#bytes.get(id);
    if (known !== undefined) return known;
    const project = shown.read().id;
    const base64 =
      project === null
        ? ((await readBytes(place, id)) ?? '')
        : (await call(bytesRoute, { params: { id: project, file: id } })).base64;
    this.#bytes.set(id, base64);
    return base64;
  }

  /** Adds files and opens the first of them. With `replace` those of the same name are written anew. */
  async add(given: readonly NewFile[], { replace = false, open = true } = {}): Promise<void> {
    const { shown, act, flush } = this.#given;
    const first = given[0]?.name;
    await act(
      async (id) => {
        if (replace) await flush();
        await call(addFilesRoute, { params: { id }, body: { files: [...given], replace } });
      },
      () => this.#addHere(given, replace),
    );
    const opened = shown.read().files.find(({ name, kind }) => name === first && kind !== 'folder');
    if (open && opened) this.#given.open(opened.id);
  }

  #addHere(given: readonly NewFile[], replace: boolean): void {
    const { place, shown, texts, keeping } = this.#given;
    const files = [...shown.read().files];
    // As the server would say: an empty folder takes no file's place.
    for (const { name, content, base64 } of given) {
      if (content !== undefined || base64 !== undefined) continue;
      const there = files.filter((file) => file.name === name && file.kind !== 'folder');
      const fault = treeFault([...there, { name, kind: 'folder' }]);
      if (fault !== null) throw new Error(fault);
    }
    for (const { name, language, content, base64 } of given) {
      const found = replace ? files.find((file) => file.name === name) : undefined;
      const kind = content !== undefined ? 'text' : base64 !== undefined ? 'binary' : 'folder';
      const text = withPlainLines(content ?? '');
      const id = found?.id ?? keeping.number();
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
      if (kind === 'text' && found) texts.write(id, text);
      else if (kind === 'text') texts.tell(id, 0, text);
      if (kind === 'text') void keepText(place, id, { version: 0, text });
      if (base64 !== undefined) {
        this.#bytes.set(id, base64);
        void keepBytes(place, id, base64);
      }
    }
    shown.show({ files });
  }

  async change(changes: readonly { id: number; name?: string; language?: string }[]): Promise<void> {
    const { shown, act } = this.#given;
    await act(
      (id) => call(updateFilesRoute, { params: { id }, body: { files: [...changes] } }),
      () => {
        const wanted = new Map(changes.map((each) => [each.id, each]));
        const files = shown.read().files.map((file) => {
          const { name = file.name, language } = wanted.get(file.id) ?? {};
          const guessed = languageOfName(name) === languageOfName(file.name) ? file.language : languageOfName(name);
          return { ...file, name, language: language ?? (file.kind === 'text' ? guessed : file.language) };
        });
        shown.show({ files });
      },
    );
  }

  /** Deletes files; where the current one is among them, the first that remains becomes it. */
  async remove(ids: readonly number[]): Promise<void> {
    const { place, shown, texts, keeping, act, flush, open } = this.#given;
    const { current } = shown.read();
    await flush();
    await act(
      (id) => call(deleteFilesRoute, { params: { id }, query: { ids: ids.join(',') as never } }),
      () => {
        shown.show({ files: shown.read().files.filter((file) => !ids.includes(file.id)) });
        void forgetFiles(place, ids);
      },
    );
    for (const id of ids) {
      texts.close(id);
      keeping.leave(id);
    }
    const tabs = shown.read().tabs.filter((tab) => !ids.includes(tab));
    shown.show({ tabs });
    if (current === null || !ids.includes(current)) return;
    const first = firstFile(shown.read().files);
    if (first) open(first.id);
    else shown.show({ current: null });
  }

  /** The whole project, to be sent, saved or run. */
  async all(): Promise<NewFile[]> {
    const { shown, texts } = this.#given;
    return Promise.all(
      shown.read().files.map(async ({ id, name, language, kind }): Promise<NewFile> => {
        if (kind === 'folder') return { name };
        return kind === 'text'
          ? { name, language, content: texts.textOf(id) }
          : { name, base64: await this.bytesOf(id) };
      }),
    );
  }
}
