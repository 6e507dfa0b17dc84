const trains = { first: 'Deccan Queen', second: 'Konark Express', third: 'Duronto' };

test('three trains stand on platforms 1 to 3', async () => {
  await show(trains);
  expect(text()).toBe('Platform 1: Deccan Queen Platform 2: Konark Express Platform 3: Duronto');
});

test('drawing again leaves the platforms as they are', async () => {
  await show(trains);
  await show(trains);
  await show({ ...trains });
  expect(text()).toContain('Platform 1: Deccan Queen');
  expect(text()).toContain('Platform 3: Duronto');
});

test('a new train shows its name', async () => {
  await show(trains);
  await show({ ...trains, second: 'Udyan Express' });
  expect(text()).toContain('Udyan Express');
  expect(text()).not.toContain('Konark Express');
});
