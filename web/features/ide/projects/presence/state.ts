import type { Whereabouts } from '@devorbit/contract/ide/presence.ts';
import type { ProjectEvent } from '@devorbit/contract/ide/projects.ts';
import { tellPresence } from '../api.ts';
import { comings, type Other, stillThere, withTold } from './model.ts';

/** What the screen shows of others; the same object until something changes. */
export type Present = {
  /** Another list whenever one of them, or a text, has changed. */
  others: readonly Other[];
  /** The page that is followed; null: none. */
  following: string | null;
  /** What was heard last, as a sentence; read to who cannot see it. */
  said: string;
};

/** A page tells where it is at most so often, in ms, and so often where nothing moves. */
const LEAST_MS = 200;
const ALIVE_MS = 30_000;
/** Who asks is answered within this, in ms, each page after a time of its own, so that not all answer at once. */
const ANSWER_MS = 300;
const ownTime = (page: string): number =>
  ([...page].reduce((sum, char) => sum + char.charCodeAt(0), 0) * 37) % ANSWER_MS;

type Given = {
  /** This page, for others. */
  page: string;
  /** Null where there is nobody to tell: a visitor's project. */
  project: number | null;
  /** Where this page is now. */
  where: () => Whereabouts | null;
};

/** Where others are in the project, and telling them where this page is. */
export class Presence {
  #shown: Present = { others: [], following: null, said: '' };
  readonly #listeners = new Set<() => void>();
  readonly #given: Given;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #last = Number.NEGATIVE_INFINITY;
  #alive: ReturnType<typeof setInterval> | null = null;
  #asks = false;

  constructor(given: Given) {
    this.#given = given;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly read = (): Present => this.#shown;

  #show(part: Partial<Present>): void {
    this.#shown = { ...this.#shown, ...part };
    for (const listener of [...this.#listeners]) listener();
  }

  #showOthers(others: readonly Other[]): void {
    const { came, went } = comings(this.#shown.others, others);
    const said = [...came.map((name) => `${name} joined`), ...went.map((name) => `${name} left`)].join('. ');
    const { following } = this.#shown;
    const isThere = others.some(({ page }) => page === following);
    this.#show({ others, following: isThere ? following : null, ...(said === '' ? {} : { said }) });
    this.#keepAlive();
  }

  /** The stream stands, anew: who is there is asked. */
  joined(): void {
    this.#asks = true;
    this.#soon(0);
  }

  hear(event: Extract<ProjectEvent, { type: 'presence' | 'left' }>): void {
    const now = performance.now();
    if (event.type === 'left') return this.#showOthers(this.#shown.others.filter(({ page }) => page !== event.page));
    const { page, username, at, asks } = event;
    const isNew = this.#shown.others.every((other) => other.page !== page);
    this.#showOthers(withTold(stillThere(this.#shown.others, now), { page, username, at, since: now }));
    if (asks || isNew) this.#soon(ownTime(this.#given.page));
  }

  /** Others have typed: their places are looked for anew. */
  received(): void {
    if (this.#shown.others.length > 0) this.#show({ others: [...this.#shown.others] });
  }

  /** This page is somewhere else. Nothing is told while nobody else is there. */
  moved(): void {
    if (this.#shown.others.length > 0) this.#soon(0);
  }

  #soon(ms: number): void {
    if (this.#given.project === null) return;
    const wait = Math.max(ms, this.#last + LEAST_MS - performance.now());
    this.#timer ??= setTimeout(() => this.#tell(), wait);
  }

  #tell(): void {
    const { project, page, where } = this.#given;
    this.#timer = null;
    this.#last = performance.now();
    const asks = this.#asks;
    this.#asks = false;
    if (project !== null)
      // What is lost is told with the next move.
      tellPresence(project, { page, at: where(), asks }).catch(() => undefined);
  }

  #keepAlive(): void {
    const isAlone = this.#shown.others.length === 0;
    if (isAlone && this.#alive !== null) {
      clearInterval(this.#alive);
      this.#alive = null;
    }
    if (!isAlone)
      this.#alive ??= setInterval(() => {
        this.#soon(0);
        const there = stillThere(this.#shown.others, performance.now());
        if (there.length < this.#shown.others.length) this.#showOthers(there);
      }, ALIVE_MS);
  }

  /** The file that who is followed has open. */
  get leads(): number | null {
    return this.#shown.others.find(({ page }) => page === this.#shown.following)?.at?.file ?? null;
  }

  follow(page: string): void {
    const other = this.#shown.others.find((each) => each.page === page);
    if (other) this.#show({ following: page, said: `Following ${other.username}. Press Escape to stop.` });
  }

  /** Begins to go one's own way again; answers whether somebody was followed. */
  unfollow(): boolean {
    const other = this.#shown.others.find(({ page }) => page === this.#shown.following);
    if (!other) return false;
    this.#show({ following: null, said: `No longer following ${other.username}` });
    return true;
  }

  /** The stream has ended. */
  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#alive !== null) clearInterval(this.#alive);
    this.#timer = this.#alive = null;
    this.#show({ others: [], following: null });
  }
}
