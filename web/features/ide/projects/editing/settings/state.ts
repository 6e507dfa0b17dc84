import type { ProjectBreakpoint } from '@devorbit/contract/ide/breakpoints.ts';
import { MAX_BREAKPOINTS } from '@devorbit/contract/ide/projects-limits.ts';
import type { Panel } from '@devorbit/contract/ide/projects.ts';
import type { RunConfigurations } from '@devorbit/contract/ide/run-configurations.ts';
import { call } from '../../../../../platform/http-client.ts';
import { updateRoute } from '../../api.ts';
import type { Act } from '../acting/state.ts';
import type { Keeping } from '../keeping/state.ts';
import { SEND_MS } from '../model.ts';
import type { ShownProject } from '../shown/state.ts';

type Given = { shown: ShownProject; keeping: Keeping; act: Act };
type Kept = 'panels' | 'breakpoints';

/** What a project has beside its files: its name, notes, breakpoints and run configurations. */
export class ProjectSettings {
  readonly #given: Given;
  readonly #timers = new Map<Kept, ReturnType<typeof setTimeout>>();

  constructor(given: Given) {
    this.#given = given;
  }

  #later(name: Kept, ms: number, act: () => void): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.set(name, setTimeout(act, ms));
  }

  async rename(name: string): Promise<void> {
    const { shown, act } = this.#given;
    await act(
      (id) => call(updateRoute, { params: { id }, body: { name } }),
      () => shown.show({ name }),
    );
  }

  /** Notes show at once and are sent a moment later. */
  keepPanels(panels: readonly Panel[]): void {
    const { shown, keeping } = this.#given;
    shown.show({ panels });
    this.#later('panels', SEND_MS * 3, () => {
      void keeping.keepTree();
      const { id } = shown.read();
      if (id !== null)
        call(updateRoute, { params: { id }, body: { panels: [...shown.read().panels] } }).catch(() =>
          shown.show({ saving: 'offline' }),
        );
    });
  }

  /** They have moved with what others typed, whose pages send where they are now. */
  moveBreakpoints(breakpoints: readonly ProjectBreakpoint[]): void {
    this.#given.shown.show({ breakpoints: breakpoints.slice(0, MAX_BREAKPOINTS) });
  }

  /** Breakpoints show at once and are sent a moment later. */
  keepBreakpoints(breakpoints: readonly ProjectBreakpoint[]): void {
    const { shown, keeping } = this.#given;
    this.moveBreakpoints(breakpoints);
    if (!shown.read().mayEdit) return;
    this.#later('breakpoints', SEND_MS, () => {
      this.#timers.delete('breakpoints');
      void keeping.keepTree();
      const { id } = shown.read();
      if (id !== null)
        call(updateRoute, { params: { id }, body: { breakpoints: [...shown.read().breakpoints] } }).catch(() =>
          shown.show({ saving: 'offline' }),
        );
    });
  }

  /** Whether breakpoints that were set here are still to be sent. */
  get keepsBreakpoints(): boolean {
    return this.#timers.has('breakpoints');
  }

  async keepRuns(runs: RunConfigurations): Promise<void> {
    const { shown, act } = this.#given;
    await act(
      (id) => call(updateRoute, { params: { id }, body: { runs } }),
      () => shown.show({ runs }),
    );
  }
}
