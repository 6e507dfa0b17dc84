test('without a value it keeps its own count', async () => {
  await show();
  await press('More');
  await press('More');
  await press('Fewer');
  expect(text()).toContain('Rotis: 1');
});

test('it begins with its default', async () => {
  await show({ defaultValue: 4 });
  await press('More');
  expect(text()).toContain('Rotis: 5');
});

test('with a value it shows that, whatever is pressed', async () => {
  const asked = [];
  await show({ value: 3, onChange: (next) => asked.push(next) });
  await press('More');
  expect(text()).toContain('Rotis: 3');
  await press('Fewer');
  expect(asked).toEqual([4, 2]);
});

test('a new value is shown', async () => {
  await show({ value: 3, onChange: () => undefined });
  await show({ value: 7, onChange: () => undefined });
  expect(text()).toContain('Rotis: 7');
});

test('a value of 0 is a value', async () => {
  await show({ value: 0, defaultValue: 5, onChange: () => undefined });
  await press('More');
  expect(text()).toContain('Rotis: 0');
});

test('its own count is told, too', async () => {
  const told = [];
  await show({ defaultValue: 1, onChange: (next) => told.push(next) });
  await press('More');
  await press('More');
  expect(told).toEqual([2, 3]);
});

test('at the ends nothing is called', async () => {
  const told = [];
  await show({ defaultValue: 1, max: 2, onChange: (next) => told.push(next) });
  await press('More');
  await press('More');
  expect(text()).toContain('Rotis: 2');
  await press('Fewer');
  await press('Fewer');
  await press('Fewer');
  expect(text()).toContain('Rotis: 0');
  expect(told).toEqual([2, 1, 0]);
});
