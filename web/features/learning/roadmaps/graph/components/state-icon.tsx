import type { NodeState } from '../model.ts';

const CIRCLE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18';

/** A line each, as a map shows some sixty of them: an open circle, a book, a tick, a stroke through, an arrow that comes back. */
const lines: Readonly<Record<NodeState, string>> = {
  none: CIRCLE,
  learning: 'M12 8v12M12 8a4 4 0 0 0-4-3H3v13h6a3 3 0 0 1 3 2 3 3 0 0 1 3-2h6V5h-5a4 4 0 0 0-4 3',
  done: `${CIRCLE}m-3.500 9.500 2.500 2.500 5-5.500`,
  skipped: `${CIRCLE}M5.700 5.700l12.600 12.600`,
  due: 'M20 12a8 8 0 1 1-2.400-5.700L20 8.500M20 3.500v5h-5',
};

/** The sign of a state; its word stands beside it. */
export const StateIcon = ({ state, size = 17 }: { state: NodeState; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={lines[state]} />
  </svg>
);
