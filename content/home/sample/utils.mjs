const LANES = 7;

// The same seed always rolls the same numbers.
export function dice(seed) {
  let state = (seed * 7919) % 2147483647 || 1;
  return (sides) => {
    state = (state * 48271) % 2147483647;
    return Math.floor((state / 2147483647) * sides);
  };
}

// One row of the belt: rocks, free space, now and then a star.
export function drift(roll) {
  const pick = () => '######....*'[roll(11)];
  return Array.from({ length: LANES }, pick);
}

export function draw(row, rocks, { lane }) {
  const sky = rocks.map((sign, at) => (at === lane ? 'V' : sign));
  return `${String(row).padStart(2)}  ${sky.join(' ')} `;
}
