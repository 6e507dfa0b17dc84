import type { Family, Sketch } from '../drafts/sketch.ts';
import { graphScenes } from '../scenes/graph-scenes.ts';
import { drawGraph } from './graph-groups.ts';

type Graph = { n: number; links: number[][] };

/** The fewest minutes from 0 to n - 1, with a stop at every place on the way and links of their own length. */
export const graphWays: Family = {
  name: 'graph-ways',
  tags: ['Graph', 'Shortest Path', 'Heap'],
  difficulties: ['Medium', 'Hard'],
  sketch(random, difficulty): Sketch<Graph> {
    const { place, nodes, node, link, links: linkWord } = random.pick(graphScenes);
    const stop = random.int(1, 9);
    const longest = random.int(4, 9) * 10;
    const hard = difficulty === 'Hard';
    const within = hard ? 0 : random.int(3, 12) * 10;
    const times = ({ n, links }: Graph): number[] => {
      const time = Array.from({ length: n }, (_, at) => (at === 0 ? 0 : Infinity));
      for (let changed = true; changed;) {
        changed = false;
        for (const [a = 0, b = 0, length = 0] of links)
          for (const [from, to] of [
            [a, b],
            [b, a],
          ] as const) {
            const arrival = (time[from] ?? Infinity) + (from === 0 ? 0 : stop) + length;
            if (arrival < (time[to] ?? 0)) [time[to], changed] = [arrival, true];
          }
      }
      return time;
    };
    return {
      title: `${hard ? 'Last Stop' : `Within ${within} Minutes`}, ${stop} a Stop, ${longest} at Most ${place}`,
      statement: `There are \`n\` ${nodes}, numbered from 0 to n - 1. Each entry \`[a, b, t]\` of \`links\` is a ${link} between the ${nodes} \`a\` and \`b\` that takes \`t\` minutes, the same both ways; \`t\` is ${longest} at the most.

A traveller starts at ${node} 0. At every ${node} on the way the traveller rests for **${stop}** minute${stop === 1 ? '' : 's'} before going on; not at the start, and not at the end of the journey.

${
  hard
    ? `Return the smallest number of minutes to get to ${node} \`n - 1\`, or -1 if no way leads there.`
    : `Return how many ${nodes}, the start included, the traveller can choose as the end of a journey of **at most ${within} minutes**.`
}`,
      params: { n: 'int', links: 'int[][]' },
      returns: 'int',
      constraints: ['1 ≤ n ≤ 1,000', '0 ≤ links.length ≤ 2,000', '0 ≤ a, b < n, a ≠ b', `1 ≤ t ≤ ${longest}`],
      answer(graph) {
        const all = times(graph);
        const last = all.at(-1) ?? 0;
        return hard ? (Number.isFinite(last) ? last : -1) : all.filter((time) => time <= within).length;
      },
      explain: (graph) =>
        `From 0 on, the ${nodes} are reached after ${times(graph)
          .map((time) => (Number.isFinite(time) ? time : 'never'))
          .join(', ')}${times(graph).includes(Infinity) ? ' (where a number stands, in minutes)' : ' minutes'}.`,
      python: `
import heapq
near = [[] for _ in range(n)]
for a, b, t in links:
    near[a].append((b, t))
    near[b].append((a, t))
times = [-1] * n
waiting = [(0, 0)]
while waiting:
    time, now = heapq.heappop(waiting)
    if times[now] != -1:
        continue
    times[now] = time
    leave = time
    if now != 0:
        leave = time + ${stop}
    for other, t in near[now]:
        if times[other] == -1:
            heapq.heappush(waiting, (leave + t, other))
${hard ? 'return times[n - 1]' : `found = 0\nfor time in times:\n    if 0 <= time <= ${within}:\n        found += 1\nreturn found`}`,
      cpp: `
vector<int> times(n, INT_MAX);
vector<bool> queued(n, false);
vector<vector<pair<int, int>>> near(n);
for (auto& l : links) near[l[0]].push_back({l[1], l[2]}), near[l[1]].push_back({l[0], l[2]});
deque<int> waiting{0};
times[0] = 0;
while (!waiting.empty()) {
  int now = waiting.front();
  waiting.pop_front();
  queued[now] = false;
  for (auto& [other, t] : near[now]) {
    int arrival = times[now] + t + (now == 0 ? 0 : ${stop});
    if (arrival >= times[other]) continue;
    times[other] = arrival;
    if (!queued[other]) waiting.push_back(other);
    queued[other] = true;
  }
}
${hard ? 'return times[n - 1] == INT_MAX ? -1 : times[n - 1];' : `return count_if(times.begin(), times.end(), [](int t) { return t <= ${within}; });`}`,
      brute: `
best = [10 ** 9] * n
def walk(now, time, seen):
    best[now] = min(best[now], time)
    for a, b, t in links:
        for here, there in ((a, b), (b, a)):
            if here == now and there not in seen:
                walk(there, time + t + (${stop} if now else 0), seen | {there})
walk(0, 0, {0})
${hard ? 'return best[-1] if best[-1] < 10 ** 9 else -1' : `return len([time for time in best if time <= ${within}])`}`,
      input(draw, size) {
        const { n, links } = drawGraph(draw, size, longest);
        const linked = hard && draw.chance(0.7) ? links.concat(draw.chance(0.5) ? [[0, n - 1, longest]] : []) : links;
        return { n, links: linked.filter(([a, b]) => a !== b) };
      },
      edges: [
        { n: 1, links: [] },
        { n: 2, links: [] },
        {
          n: 4,
          links: [
            [0, 1, 1],
            [1, 2, 1],
            [2, 3, 1],
            [0, 3, 2 + 2 * stop],
          ],
        },
        {
          n: 3,
          links: [
            [0, 2, longest],
            [1, 2, 1],
            [0, 1, longest - 1],
          ],
        },
      ],
      hints: [
        `Fewer ${linkWord} do not mean less time.`,
        'Where the traveller can be first, no later detour helps to be there sooner.',
        'Always go on from the place with the smallest time so far (a heap finds it). A rest belongs to leaving every place but the first.',
      ],
      editorial: `Dijkstra's algorithm: take the place with the smallest known time from a heap, and try all its links. Leaving any place but the start adds ${stop}. O((n + links) log n).`,
    };
  },
};
