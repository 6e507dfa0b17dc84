/** A rectangle of cells with somebody who moves in it. */
export type GridScene = { place: string; intro: string; cell: string; cells: string; wall: string; who: string };

const scene = (place: string, intro: string, cell: string, cells: string, wall: string, who: string): GridScene => ({
  place,
  intro,
  cell,
  cells,
  wall,
  who,
});

export const gridScenes: readonly GridScene[] = [
  scene('in the Cave', 'The plan of a cave is a rectangle of chambers.', 'chamber', 'chambers', 'rubble', 'a caver'),
  scene('on the Ice Field', 'An ice field is mapped in squares.', 'square', 'squares', 'a crevasse', 'a sled'),
  scene('in the Old Town', 'The old town is a rectangle of blocks.', 'block', 'blocks', 'a closed gate', 'a courier'),
  scene('in the Salt Mine', 'One level of a salt mine is cut into rooms.', 'room', 'rooms', 'a pillar', 'a cart'),
  scene('on the Solar Field', 'A solar field is divided into plots.', 'plot', 'plots', 'a panel', 'a cleaning robot'),
  scene('in the Hedge Garden', 'A hedge garden is laid out in squares.', 'square', 'squares', 'a hedge', 'a hedgehog'),
  scene('in the Warehouse', 'The floor of a warehouse is marked in bays.', 'bay', 'bays', 'a rack', 'a forklift'),
  scene(
    'on the Moon Base',
    'The floor of a moon base is made of plates.',
    'plate',
    'plates',
    'a locked hatch',
    'a rover',
  ),
  scene('in the Marsh', 'A marsh is surveyed in patches.', 'patch', 'patches', 'deep water', 'a ranger'),
  scene('on the Chess Lawn', 'A lawn is set with stone slabs.', 'slab', 'slabs', 'a statue', 'a gardener'),
];
