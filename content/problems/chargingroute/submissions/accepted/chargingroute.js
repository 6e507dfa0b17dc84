// Write your solution here
function solve(prices, roads, capacity) {
  const towns = prices.length;
  const width = capacity + 1;
  const nearby = prices.map(() => []);
  for (const [a, b, use] of roads) {
    nearby[a].push([b, use]);
    nearby[b].push([a, use]);
  }
  const cheapest = new Array(towns * width).fill(Infinity);
  // waiting[cost] holds the places town * width + charge that can be reached at this cost.
  const waiting = [[0]];
  cheapest[0] = 0;
  const reach = (cost, place) => {
    if (cost >= cheapest[place]) return;
    cheapest[place] = cost;
    (waiting[cost] ??= []).push(place);
  };
  for (let cost = 0; cost < waiting.length; cost++) {
    for (const place of waiting[cost] ?? []) {
      if (cheapest[place] < cost) continue;
      const town = Math.floor(place / width);
      const charge = place % width;
      if (town === towns - 1) return cost;
      if (charge < capacity) reach(cost + prices[town], place + 1);
      for (const [other, use] of nearby[town]) if (use <= charge) reach(cost, other * width + charge - use);
    }
  }
  return -1;
}

// Reads the input, calls solve and prints its answer. No need to change it.
const text = require('node:fs').readFileSync(0, 'utf8');
let input;
try {
  input = JSON.parse(text);
} catch {
  input = text;
}
console.log(show(solve(input.prices, input.roads, input.capacity)));

function show(value) {
  if (Array.isArray(value)) {
    const lines = value.some((item) => Array.isArray(item) || typeof item === 'string');
    return value.map((item) => (Array.isArray(item) ? item.map(show).join(' ') : show(item))).join(lines ? '\n' : ' ');
  }
  return String(value ?? null);
}
