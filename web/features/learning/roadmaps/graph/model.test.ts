import { expect, test } from 'vitest';
import { nothingKept, withMark } from '../progress/model.ts';
import {
  type GraphNode,
  type GraphSection,
  hoursText,
  nextNode,
  nodeAt,
  percentOf,
  shownState,
  standingOf,
} from './model.ts';

const _node = (id: string, needs: string[] = [], more: Partial<GraphNode> = {}): GraphNode => ({
  id,
  title: id,
  why: id,
  kind: 'core',
  hours: 2,
  level: 1,
  row: 0,
  half: 0,
  needs,
  ...more,
});
const _kept = (states: Record<string, 'learning' | 'done' | 'skipped'>) =>
  Object.entries(states).reduce(
    (kept, [id, state]) => withMark(kept, `concept/${id}`, state, { now: 1, device: 'd' }),
    nothingKept,
  );

test('a node says that cards of it are due, unless it was skipped', () => {
  expect([shownState('done', 2), shownState('none', 1), shownState('done', 0), shownState('skipped', 3)]).toEqual([
    'due',
    'due',
    'done',
    'skipped',
  ]);
});

test('percent shows 100 only when all is done, 0 for nothing, and 1 to 99 in between', () => {
  expect([percentOf(0, 0), percentOf(0, 9), percentOf(1, 200), percentOf(199, 200), percentOf(200, 200)]).toEqual([
    0, 0, 1, 99, 100,
  ]);
});

test('what is skipped leaves the sum, and what comes later is not in it', () => {
  const nodes = [_node('a'), _node('b'), _node('c'), _node('z', [], { kind: 'later' })];
  expect(standingOf(nodes, _kept({ a: 'done', b: 'skipped', z: 'done' }))).toEqual({
    done: 1,
    learning: 0,
    skipped: 1,
    total: 2,
    percent: 50,
    hoursLeft: 2,
  });
  expect(standingOf(nodes, _kept({ a: 'done', b: 'skipped', c: 'done' })).percent).toBe(100);
});

test('next is the first node whose needs are settled', () => {
  const nodes = [_node('a'), _node('b', ['a']), _node('c')];
  expect(nextNode(nodes, nothingKept)?.id).toBe('a');
  expect(nextNode(nodes, _kept({ a: 'skipped' }))?.id).toBe('b');
  expect(nextNode([_node('b', ['a']), _node('a')], nothingKept)?.id).toBe('a');
  expect(nextNode(nodes, _kept({ a: 'done', b: 'done', c: 'done' }))).toBeNull();
});

const _section = (anchor: string, nodes: GraphNode[]): GraphSection => ({
  title: anchor,
  lead: anchor,
  anchor,
  rows: 2,
  nodes,
  edges: [],
});
const _map = [
  _section('one', [_node('a'), _node('b'), _node('c', ['b'], { row: 1 })]),
  _section('two', [_node('d', ['a']), _node('e')]),
];

test('arrows follow the lines, and where there are none the rows', () => {
  expect(nodeAt(_map, 'b', 'ArrowDown')).toBe('c');
  expect(nodeAt(_map, 'a', 'ArrowDown')).toBe('d');
  expect(nodeAt(_map, 'c', 'ArrowUp')).toBe('b');
  expect(nodeAt(_map, 'c', 'ArrowDown')).toBe('d');
  expect(nodeAt(_map, 'e', 'ArrowUp')).toBe('c');
  expect([nodeAt(_map, 'a', 'ArrowRight'), nodeAt(_map, 'a', 'ArrowLeft')]).toEqual(['b', 'a']);
  expect([nodeAt(_map, 'c', 'Home'), nodeAt(_map, 'a', 'End'), nodeAt(_map, 'e', 'ArrowDown')]).toEqual([
    'a',
    'e',
    'e',
  ]);
});

test('right alone visits every node of a map once', () => {
  const seen = ['a'];
  for (let at = 'a'; nodeAt(_map, at, 'ArrowRight') !== at;) seen.push((at = nodeAt(_map, at, 'ArrowRight')));
  expect(seen).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('hours are short', () => expect([0.5, 1, 1.5, 12].map(hoursText)).toEqual(['½ h', '1 h', '1½ h', '12 h']));
