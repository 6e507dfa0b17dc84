/** How a university's own little world looks: always the same for the same slug. */
export type Scene = {
  /** Degrees of the colour circle. */
  hue: number;
  building: 'dome' | 'tower' | 'arches' | 'blocks';
  /** Where the sun stands, as a part of the sky's width. */
  sun: number;
  ringed: boolean;
  /** Where its moon is on the small emblem, in degrees. */
  moon: number;
};

const buildings = ['dome', 'tower', 'arches', 'blocks'] as const;

/** FNV-1a, stirred so that slugs with the same end differ in all bits; begun where the four cards get four worlds. */
function hashOf(text: string): number {
  let hash = 0x811c9a7d;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export function sceneOf(slug: string): Scene {
  const hash = hashOf(slug);
  return {
    // Twelve hues, so that two neighbours are either alike or clearly different.
    hue: (hash % 12) * 30 + 15,
    building: buildings[(hash >>> 4) % buildings.length] ?? 'dome',
    sun: ((hash >>> 8) % 2 === 0 ? 0.16 : 0.74) + ((hash >>> 9) % 8) / 80,
    ringed: (hash >>> 12) % 3 === 0,
    moon: (hash >>> 16) % 360,
  };
}
