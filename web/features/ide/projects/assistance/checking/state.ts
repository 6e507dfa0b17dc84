import { assistantOf, type CheckerName } from '@devorbit/contract/execution/language-servers.ts';
import type { ProjectSession } from '../../editing/state.ts';

/** How long nobody types before a file is checked, in ms. */
const REST_MS = 1_200;

/** What is asked of the open project. */
export type Rests = Pick<ProjectSession, 'read' | 'subscribe' | 'readText' | 'entry' | 'flush'>;

/** Has the open file of a language checked whenever it rests and is saved. */
export class Checking {
  readonly #session: Rests;
  readonly #name: CheckerName;
  readonly #check: (path: string) => void;
  readonly #leave: (() => void)[];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #open: string | undefined;
  #isOver = false;

  /** `check` is called with the file's name. */
  constructor(session: Rests, name: CheckerName, check: (path: string) => void) {
    this.#session = session;
    this.#name = name;
    this.#check = check;
    this.#open = this.#file()?.name;
    this.#leave = [
      session.readText((id) => this.#isOurs(id) && this.#wait()),
      session.subscribe(() => {
        const before = this.#open;
        this.#open = this.#file()?.name;
        if (this.#open !== undefined && this.#open !== before) this.#wait();
      }),
    ];
    void this.#look();
  }

  /** Whether a newer text than the one that was checked will be. */
  get isWaiting(): boolean {
    return this.#timer !== null;
  }

  close(): void {
    this.#isOver = true;
    for (const leave of this.#leave) leave();
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #isOurs(id: number | null): boolean {
    const file = this.#session.entry(id);
    return file?.kind === 'text' && assistantOf(file.language)?.server === this.#name;
  }

  #file() {
    const { current } = this.#session.read();
    return this.#isOurs(current) ? this.#session.entry(current) : undefined;
  }

  #wait(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.#look();
    }, REST_MS);
  }

  async #look(): Promise<void> {
    if (!this.#file() || !(await this.#session.flush())) return;
    const file = this.#file();
    if (file && !this.#isOver && !this.isWaiting) this.#check(file.name);
  }
}
