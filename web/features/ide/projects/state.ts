import { browserChoice } from '../../../platform/preferences.ts';

/** How the panes of the Online IDE were left in this browser. Widths and heights in percent. */
export type Layout = {
  side: number;
  aside: number;
  panel: number;
  order: string[];
  stdinOpen: boolean;
  plainOutput: boolean;
};

const INITIAL: Layout = { side: 20, aside: 50, panel: 32, order: [], stdinOpen: false, plainOutput: false };

const within = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && value >= least && value <= most ? value : otherwise;

export const layoutChoice = browserChoice<Layout>('devorbit.ide', (kept) => {
  const { side, aside, panel, order, stdinOpen, plainOutput } = (kept ?? {}) as Partial<Record<keyof Layout, unknown>>;
  return {
    side: within(side, 10, 50, INITIAL.side),
    aside: within(aside, 20, 80, INITIAL.aside),
    panel: within(panel, 10, 85, INITIAL.panel),
    order: Array.isArray(order) ? order.filter((id) => typeof id === 'string').slice(0, 40) : [],
    stdinOpen: stdinOpen === true,
    plainOutput: plainOutput === true,
  };
});

export const changeLayout = (part: Partial<Layout>): void => layoutChoice.choose({ ...layoutChoice.read(), ...part });

/** These in the order in which they were left; new ones come last. */
export function inKeptOrder<T extends { id: string }>(items: readonly T[], order: readonly string[]): T[] {
  const place = (id: string): number => {
    const at = order.indexOf(id);
    return at < 0 ? order.length : at;
  };
  return items.toSorted((one, other) => place(one.id) - place(other.id));
}
