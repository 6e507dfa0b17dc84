test('one press takes one seat', async () => {
  await show({ free: 5 });
  await press('Let one in');
  expect(text()).toContain('4 free');
});

test('a pair takes two seats', async () => {
  await show({ free: 5 });
  await press('Let a pair in');
  expect(text()).toContain('3 free');
});

test('it never goes below zero', async () => {
  await show({ free: 1 });
  await press('Let a pair in');
  expect(text()).toContain('Full');
  await press('Let one in');
  expect(text()).toContain('Full');
});
