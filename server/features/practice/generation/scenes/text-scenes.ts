/** A row of signs, each a lowercase letter, which the statement calls `line`. */
export type TextScene = { place: string; intro: string; sign: string; signs: string };

const scene = (place: string, sign: string, signs: string, intro: string): TextScene => ({ place, intro, sign, signs });

export const textScenes: readonly TextScene[] = [
  scene('in the Print Shop', 'letter', 'letters', 'Lead type lies in a frame. `line` is what it spells.'),
  scene(
    'in the Bead Workshop',
    'bead',
    'beads',
    'Beads hang on a string. `line` names their colours from left to right, one letter a bead.',
  ),
  scene(
    'at the Signal Mast',
    'flag',
    'flags',
    'A ship shows a line of flags. `line` names them in order, one letter a flag.',
  ),
  scene(
    'at the Loom',
    'thread',
    'threads',
    'A loom is strung with coloured threads. `line` names the colours, one letter a thread.',
  ),
  scene(
    'in the Tile Yard',
    'tile',
    'tiles',
    'A path is laid with tiles of several patterns. `line` names the patterns, one letter a tile.',
  ),
  scene(
    'on the Radio',
    'tone',
    'tones',
    'A radio station repeats a strange melody. `line` is the melody, one letter a tone.',
  ),
  scene(
    'in the Herb Garden',
    'herb',
    'herbs',
    'Herbs grow in one long bed. `line` names them in order, one letter a herb.',
  ),
  scene(
    'in the Toy Box',
    'block',
    'blocks',
    'A child has laid wooden blocks in a row. `line` is what the blocks show, one letter a block.',
  ),
  scene(
    'on the Parade',
    'drummer',
    'drummers',
    'Drummers march in single file. `line` gives the colour of each uniform, one letter a drummer.',
  ),
  scene(
    'in the Candy Shop',
    'sweet',
    'sweets',
    'Sweets lie in a long tube. `line` names their flavours from top to bottom, one letter a sweet.',
  ),
];
