import { bySize } from '../drafts/by-size.ts';
import type { Family, Sketch } from '../drafts/sketch.ts';
import { textScenes } from '../scenes/text-scenes.ts';

type Text = { line: string };

/** Neighbours vanish again and again: groups of `k` equal ones (Medium), or pairs (Easy); what is left, or how many. */
export const vanishingGroups: Family = {
  name: 'vanishing-groups',
  tags: ['String', 'Stack', 'Simulation'],
  difficulties: ['Easy', 'Medium'],
  sketch(random, difficulty): Sketch<Text> {
    const { place, intro, sign, signs } = random.pick(textScenes);
    const k = difficulty === 'Easy' ? 2 : random.int(3, 6);
    const alphabet = 'abcdefgh'.slice(0, random.int(2, 6));
    const asksCount = random.chance(0.5);
    const words = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' }[k] ?? String(k);
    const left = (line: string): string => {
      const groups: { letter: string; count: number }[] = [];
      for (const letter of line) {
        const top = groups.at(-1);
        if (top?.letter !== letter) groups.push({ letter, count: 1 });
        else if (++top.count === k) groups.pop();
      }
      return groups.map(({ letter, count }) => letter.repeat(count)).join('');
    };
    const result = (line: string) => (asksCount ? line.length : line === '' ? 'empty' : line);
    return {
      title: `${asksCount ? 'How Many Stay' : 'What Stays'} When ${words[0]?.toUpperCase()}${words.slice(1)} of ${alphabet.length} Kinds Vanish ${place}`,
      statement: `${intro} Only the letters \`${alphabet.split('').join('`, `')}\` occur.

As soon as **${words}** equal ${signs} stand directly next to each other, these ${words} vanish and the gap closes. That can bring further equal ${signs} together, which then vanish in the same way, until no ${words} equal neighbours are left. (The order in which groups vanish makes no difference to the result.)

${
  asksCount
    ? `Return how many ${signs} are left.`
    : `Return what is left. If every ${sign} has vanished, return the word \`empty\`.`
}`,
      params: { line: 'string' },
      returns: asksCount ? 'int' : 'string',
      constraints: ['1 ≤ line.length ≤ 5,000', `line consists of the letters ${alphabet[0]} to ${alphabet.at(-1)}`],
      answer: ({ line }) => result(left(line)),
      explain({ line }, answer) {
        const steps = [line];
        const group = new RegExp(`(.)\\1{${k - 1}}`);
        for (let now = line; group.test(now); steps.push(now)) now = now.replace(group, '');
        return steps.length === 1
          ? `Nothing vanishes, so the answer is ${answer}.`
          : `${steps.map((step) => (step === '' ? '(nothing)' : step)).join(' → ')}. The answer is ${answer}.`;
      },
      python: `
stack = []
for letter in line:
    if stack and stack[-1][0] == letter:
        stack[-1][1] += 1
        if stack[-1][1] == ${k}:
            stack.pop()
    else:
        stack.append([letter, 1])
${asksCount ? 'return sum(count for letter, count in stack)' : 'rest = "".join(letter * count for letter, count in stack)\nreturn rest if rest else "empty"'}`,
      cpp: `
string rest;
vector<int> run;
for (char letter : line) {
  run.push_back(!rest.empty() && rest.back() == letter ? run.back() + 1 : 1);
  rest.push_back(letter);
  if (run.back() == ${k}) {
    rest.resize(rest.size() - ${k});
    run.resize(rest.size());
  }
}
${asksCount ? 'return rest.size();' : 'return rest.empty() ? string("empty") : rest;'}`,
      brute: `
changed = True
while changed:
    changed = False
    for letter in "${alphabet}":
        if letter * ${k} in line:
            line = line.replace(letter * ${k}, "", 1)
            changed = True
return ${asksCount ? 'len(line)' : 'line or "empty"'}`,
      input(draw, size) {
        const length = draw.int(
          ...bySize<[number, number]>(size, [2 * k + 2, 3 * k + 2], [1, 12], [100, 300], [4500, 5000]),
        );
        let line = '';
        const base = draw.int(1, 3);
        while (line.length < length) {
          const block = draw.pick([...alphabet]).repeat(draw.chance(0.6) ? k : base);
          const at = draw.int(Math.max(0, line.length - 12), line.length);
          line = (line.slice(0, at) + block + line.slice(at)).slice(0, length);
        }
        return { line };
      },
      edges: [
        { line: 'a' },
        { line: 'a'.repeat(k) },
        { line: 'a'.repeat(2 * k - 1) },
        { line: `b${'a'.repeat(k)}${'b'.repeat(k - 1)}a` },
      ],
      hints: [
        `Removing groups from the line again and again works, but each removal moves the whole rest.`,
        `When you read the line from left to right, which part of what came before can still change?`,
        `Keep a stack of letters with the length of their run. When the run on top reaches ${k}, remove it; the run below is then on top again and can grow.`,
      ],
      editorial: `A stack of runs, each a letter with its count, holds what is left of the part read so far. A letter either makes the top run longer or starts a new one; a run that reaches ${k} is removed, and the run below can go on. O(n).`,
    };
  },
};
