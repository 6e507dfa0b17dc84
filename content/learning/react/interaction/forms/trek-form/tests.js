test('the whole sentence follows the form', async () => {
  await show();
  await type('Name', 'Asha');
  await type('Days', '2');
  await press('Rope');
  await press('Tent');
  expect(text('status')).toBe('Asha, 2 days, back on day 3, by Bus, with Tent, Rope');
});

test('the day of return is worked out', async () => {
  await show();
  await type('Days', '3');
  expect(text('status')).toContain('back on day 4');
});

test('another way to travel can be chosen', async () => {
  await show();
  expect(screen.getByRole('radio', { name: 'Bus' }).checked).toBe(true);
  await press('Train');
  expect(text('status')).toContain('by Train');
  expect(screen.getByRole('radio', { name: 'Bus' }).checked).toBe(false);
});

test('gear stands in the order of the form', async () => {
  await show();
  await press('Rope');
  await press('Stove');
  expect(text('status')).toContain('with Stove, Rope');
});

test('a tick can be taken away', async () => {
  await show();
  await press('Stove');
  await press('Stove');
  expect(text('status')).toContain('with nothing');
  expect(screen.getByRole('checkbox', { name: 'Stove' }).checked).toBe(false);
});
