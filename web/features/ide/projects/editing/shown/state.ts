import type { ProjectBreakpoint } from '@devorbit/contract/ide/breakpoints.ts';
import type { Panel, Project, ProjectRole } from '@devorbit/contract/ide/projects.ts';
import type { RunConfigurations } from '@devorbit/contract/ide/run-configurations.ts';
import { type FileEntry, firstFile } from '../../model.ts';

/** `full`: kept in this browser, as the project has no room. `browser`: kept in this browser alone. `lost`: not even that. */
export type Saving = 'saved' | 'saving' | 'offline' | 'full' | 'browser' | 'lost';

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

/** A project as it is opened. */
export type OpenedProject = Pick<Project, 'name' | 'role' | 'owner' | 'problem' | 'panels' | 'runs' | 'breakpoints'> & {
  id: number | null;
  files: FileEntry[];
};

/** What is shown of one project, for the screen and for those who change it. */
export class ShownProject {
  #shown: Shown;
  readonly #listeners = new Set<() => void>();

  constructor(project: OpenedProject) {
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

  show(part: Partial<Shown>): void {
    const next = { ...this.#shown, ...part };
    this.#shown = { ...next, mayEdit: next.role !== 'viewer' && next.gone !== 'removed' };
    for (const listener of [...this.#listeners]) listener();
  }

  entry(id: number | null): FileEntry | undefined {
    return this.#shown.files.find((file) => file.id === id);
  }
}
