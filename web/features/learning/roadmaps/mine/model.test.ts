import { expect, test } from 'vitest';
import { nothingKept, withMark } from '../progress/model.ts';
import { mine, type MyItem } from './model.ts';

const _item = (id: string, more: Partial<MyItem> = {}): MyItem => ({
  id,
  type: 'role',
  title: id,
  lead: id,
  parts: 2,
  ready: true,
  nodes: ['a', 'b'].map((node) => ({ id: node, title: node, kind: 'core', hours: 1, needs: [] })),
  ...more,
});
const _marked = (...marks: [item: string, state: 'done' | 'learning'][]) =>
  marks.reduce((kept, [item, state], at) => withMark(kept, item, state, { now: at + 1, device: 'd' }), nothingKept);

test('what was started, the last touched first, and what was only saved', () => {
  const project = _item('p', { type: 'project', parts: 3, nodes: [] });
  const items = [_item('one'), _item('two'), _item('three'), project];
  const kept = _marked(
    ['roadmap/role/one', 'learning'],
    ['roadmap/project/p', 'learning'],
    ['step/project/p/0', 'done'],
    ['saved/role/three', 'done'],
    ['saved/role/one', 'done'],
    ['concept/a', 'done'],
  );
  const { started, saved } = mine(items, kept);
  expect(started.map(({ item, done, total, percent, next }) => [item.id, done, total, percent, next])).toEqual([
    ['one', 1, 2, 50, 'b'],
    ['p', 1, 3, 33, null],
  ]);
  expect(saved.map(({ id }) => id)).toEqual(['three']);
  expect(mine(items, nothingKept)).toEqual({ started: [], saved: [] });
});
