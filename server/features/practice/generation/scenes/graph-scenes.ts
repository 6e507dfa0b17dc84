/** Places, numbered from 0, and what joins them both ways. */
export type GraphScene = { place: string; node: string; nodes: string; link: string; links: string };

const scene = (place: string, node: string, nodes: string, link: string, links: string): GraphScene => ({
  place,
  node,
  nodes,
  link,
  links,
});

export const graphScenes: readonly GraphScene[] = [
  scene('among the Islands', 'island', 'islands', 'ferry', 'ferries'),
  scene('in the Valley', 'village', 'villages', 'road', 'roads'),
  scene('in the Server Hall', 'computer', 'computers', 'cable', 'cables'),
  scene('under the Hills', 'cave', 'caves', 'tunnel', 'tunnels'),
  scene('on the Metro', 'station', 'stations', 'track', 'tracks'),
  scene('in the Treetops', 'platform', 'platforms', 'rope bridge', 'rope bridges'),
  scene('in the Lake Country', 'lake', 'lakes', 'canal', 'canals'),
  scene('in Orbit', 'outpost', 'outposts', 'beam', 'beams'),
  scene('in the Castle', 'hall', 'halls', 'corridor', 'corridors'),
  scene('on the Ski Slopes', 'hut', 'huts', 'lift', 'lifts'),
];
