import { bySize } from '../drafts/by-size.ts';
import type { Family, Sketch } from '../drafts/sketch.ts';

type Range = { low: number; high: number };

const settings = [
  ['at the Ticket Office', 'Tickets carry the numbers from `low` to `high`.', 'tickets', 'ticket'],
  ['in the Cloakroom', 'A cloakroom has hooks with the numbers from `low` to `high`.', 'hooks', 'hook'],
  ['on the Race Track', 'Runners wear the numbers from `low` to `high`.', 'runners', 'runner'],
  ['in the Hotel', 'A hotel has rooms with the numbers from `low` to `high`.', 'rooms', 'room'],
  ['in the Car Park', 'A car park has places with the numbers from `low` to `high`.', 'places', 'place'],
  ['at the Lottery', 'A lottery sells the lots from `low` to `high`.', 'lots', 'lot'],
] as const;

/** Numbers of a range by their digits: a weighted digit sum (Easy), or the rounds of a game (Medium). */
export const digitGame: Family = {
  name: 'digit-game',
  tags: ['Math', 'Number Theory', 'Simulation'],
  difficulties: ['Easy', 'Medium'],
  sketch(random, difficulty): Sketch<Range> {
    const [place, intro, things, thing] = random.pick(settings);
    const game = difficulty === 'Medium';
    const m = random.int(3, 11);
    const factor = random.int(2, 5);
    const wanted = random.int(2, 4);
    const rest = random.int(0, m - 1);
    const digits = (num: number) => [...String(num)].map(Number);
    const sum = (num: number) =>
      digits(num).reduce((a, digit, at, all) => a + digit * ((all.length - 1 - at) % 2 === 0 ? 1 : factor), 0);
    const steps = (num: number): number => {
      let [now, count] = [num, 0];
      while (now > 9 && count < 50) [now, count] = [Math.floor(now / 10) + factor * (now % 10), count + 1];
      return count;
    };
    const lucky = (num: number) => (game ? steps(num) >= wanted : sum(num) % m === rest);
    const range = ({ low, high }: Range) => Array.from({ length: high - low + 1 }, (_, at) => low + at);
    return {
      title: game ? `${wanted} Rounds by ${factor} ${place}` : `Weighted Digits ${factor}, ${rest} of ${m} ${place}`,
      statement: `${intro} ${
        game
          ? `A number plays a game: while it has more than one digit, its last digit is cut off, multiplied by **${factor}** and added to what is left. So 1234 becomes 123 + ${factor} · 4 = ${123 + factor * 4}. Each such change is a **round**. A game that has not ended after 50 rounds is stopped.`
          : `The **weight** of a number is a sum over its digits: the last digit counts once, the one before it **${factor}** times, the one before that once, then again ${factor} times, and so on. So the weight of 1234 is 4 + ${factor} · 3 + 2 + ${factor} · 1 = ${4 + factor * 3 + 2 + factor}.`
      }

Return how many ${things} have a number ${game ? `whose game takes **at least ${wanted}** rounds` : `whose weight leaves the remainder **${rest}** when divided by **${m}**`}.`,
      params: { low: 'int', high: 'int' },
      returns: 'int',
      constraints: ['1 ≤ low ≤ high ≤ 1,000,000', 'high - low ≤ 5,000'],
      answer: (input) => range(input).filter(lucky).length,
      explain(input) {
        const found = range(input).filter(lucky);
        return found.length === 0 ? `No ${thing} counts.` : `These count: ${found.join(', ')}.`;
      },
      python: game
        ? `
found = 0
for num in range(low, high + 1):
    now = num
    rounds = 0
    while now > 9 and rounds < 50:
        now = now // 10 + ${factor} * (now % 10)
        rounds += 1
    if rounds >= ${wanted}:
        found += 1
return found`
        : `
found = 0
for num in range(low, high + 1):
    weight = 0
    factor = 1
    left = num
    while left > 0:
        weight += left % 10 * factor
        factor = ${factor + 1} - factor
        left //= 10
    if weight % ${m} == ${rest}:
        found += 1
return found`,
      cpp: game
        ? `
function<int(int, int)> rounds = [&](int now, int left) {
  if (now < 10 || left == 0) return 0;
  return 1 + rounds(now / 10 + ${factor} * (now % 10), left - 1);
};
int found = 0;
for (int num = low; num <= high; num++) found += rounds(num, 50) >= ${wanted};
return found;`
        : `
int found = 0;
for (int num = low; num <= high; num++) {
  string digits = to_string(num);
  int weight = 0, n = digits.size();
  for (int i = 0; i < n; i++) weight += (digits[i] - '0') * ((n - 1 - i) % 2 ? ${factor} : 1);
  if (weight % ${m} == ${rest}) found++;
}
return found;`,
      brute: game
        ? `
def rounds(text):
    count = 0
    while len(text) > 1 and count < 50:
        text = str(int(text[:-1]) + ${factor} * int(text[-1]))
        count += 1
    return count
return sum(rounds(str(num)) >= ${wanted} for num in range(low, high + 1))`
        : `
return sum(
    (sum(map(int, str(num)[::-2])) + ${factor} * sum(map(int, str(num)[-2::-2]))) % ${m} == ${rest}
    for num in range(low, high + 1)
)`,
      input(draw, size) {
        const low = draw.int(1, bySize(size, 40, 2000, 50_000, 995_000));
        const more = draw.int(...bySize<[number, number]>(size, [8, 15], [0, 60], [200, 900], [4000, 5000]));
        return { low, high: low + more };
      },
      edges: [
        { low: 1, high: 1 },
        { low: 9, high: 11 },
        { low: 95, high: 105 },
        { low: 999_990, high: 1_000_000 },
      ],
      hints: [
        'The last digit is the remainder by 10; dividing by 10 without a rest cuts it off.',
        game
          ? 'Write the game for a single number first, and check it by hand.'
          : 'Write the weight of a single number first, and check it by hand.',
        game
          ? 'Count the rounds, and stop at one digit or after 50 rounds.'
          : 'Take digits from the end, with a factor that changes in turn.',
      ],
      editorial: `Each number has at most seven digits, so ${game ? 'playing its game' : 'adding up its weight'} takes few steps, and there are at most 5,001 numbers. ${game ? 'Rounds shrink large numbers by a digit each.' : 'Digits come off the end with % 10 and / 10.'}`,
    };
  },
};
