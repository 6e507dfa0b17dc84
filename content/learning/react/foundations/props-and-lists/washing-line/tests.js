const a = { slip: 1, room: 'A12', pieces: 5 };
const b = { slip: 2, room: 'B07', pieces: 3 };
const again = { slip: 3, room: 'A12', pieces: 8 };
const empty = { slip: 4, room: 'C01', pieces: 0 };

test('loads without pieces are not shown', async () => {
  await show({ loads: [a, empty, b] });
  expect(screen.getAllByRole('listitem').length).toBe(2);
  expect(text()).not.toContain('C01');
});

test('a mark stays when a load comes in at the top', async () => {
  await show({ loads: [a] });
  await press('Washed 1');
  await show({ loads: [b, a] });
  expect(text()).toContain('Room A12, 5 pieces, washed');
  expect(text()).not.toContain('3 pieces, washed');
});

test('marks stay when the loads are sorted', async () => {
  await show({ loads: [a, b] });
  await press('Washed 2');
  await show({ loads: [b, a] });
  expect(text()).toContain('3 pieces, washed');
  expect(text()).not.toContain('5 pieces, washed');
});

test('two loads of one room keep their own marks', async () => {
  await show({ loads: [a, again] });
  await press('Washed 1');
  await show({ loads: [again, a] });
  expect(text()).toContain('5 pieces, washed');
  expect(text()).not.toContain('8 pieces, washed');
  expect(screen.getAllByRole('listitem').length).toBe(2);
});
