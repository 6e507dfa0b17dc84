/** Hours of a roadmap: of everything but what comes later. */
export const nodeHours = (nodes: readonly { kind: 'core' | 'choice' | 'later'; hours: number }[]): number =>
  nodes.reduce((sum, { kind, hours }) => sum + (kind === 'later' ? 0 : hours), 0);
