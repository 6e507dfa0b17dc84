type Planet = { name: string; moons: number };

const planets: Planet[] = [
  { name: 'Earth', moons: 1 },
  { name: 'Mars', moons: 2 },
  { name: 'Jupiter', moons: 95 },
];

function mostBy<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>((best, item) => (best === undefined || value(item) > value(best) ? item : best), undefined);
}

console.log(mostBy(planets, ({ moons }) => moons)?.name ?? 'none');
