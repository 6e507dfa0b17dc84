/** Percent of the width that the statement has, and of the height that the result has while it is open. */
export type PaneSizes = { statement: number; result: number };

export const defaultSizes: PaneSizes = { statement: 42, result: 42 };
/** Percent: neither pane is dragged to where nothing can be read. */
export const STATEMENT_RANGE = { min: 22, max: 70 } as const;
export const RESULT_RANGE = { min: 16, max: 76 } as const;

const KEY = 'devorbit.panes';

const within = (value: unknown, { min, max }: { min: number; max: number }, otherwise: number): number =>
  typeof value === 'number' && value >= min && value <= max ? value : otherwise;

/** As they were left in this browser; what it does not know, or cannot be, is as at first. */
export function readSizes(): PaneSizes {
  try {
    const kept = JSON.parse(globalThis.localStorage.getItem(KEY) ?? '{}') as Partial<PaneSizes> | null;
    return {
      statement: within(kept?.statement, STATEMENT_RANGE, defaultSizes.statement),
      result: within(kept?.result, RESULT_RANGE, defaultSizes.result),
    };
  } catch {
    return defaultSizes;
  }
}

export function keepSizes(sizes: PaneSizes): void {
  try {
    globalThis.localStorage.setItem(KEY, JSON.stringify(sizes));
  } catch {
    // Then they live as long as the page.
  }
}
