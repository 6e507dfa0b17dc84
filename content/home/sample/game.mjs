import { readFileSync } from 'node:fs';
import { Player } from './player.mjs';
import { dice, draw, drift } from './utils.mjs';

const ROWS = 10;
const seed = Number(readFileSync(0, 'utf8'));
const roll = dice(seed);
const nova = new Player();

console.log(`Sky ${seed}: ${ROWS} rows of rocks to cross.\n`);

let row = 0;
while (row < ROWS && nova.shields > 0) {
  row += 1;
  const rocks = drift(roll);
  nova.steer(rocks);
  console.log(draw(row, rocks, nova), nova.meet(rocks));
}

const end = nova.shields > 0 ? 'is through' : `needs a tow from row ${row}`;
console.log(`\nNova ${end}. Stars aboard: ${nova.stars}.`);
