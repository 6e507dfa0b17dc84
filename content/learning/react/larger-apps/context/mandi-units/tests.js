test('prices begin per kilo', async () => {
  await show({});
  expect(text()).toContain('Onion Rs 30 a kilo');
  expect(text()).toContain('Potato Rs 22 a kilo');
});

test('every price follows the unit', async () => {
  await show({});
  await press('Per quintal');
  expect(text()).toContain('Onion Rs 3000 a quintal');
  expect(text()).toContain('Potato Rs 2200 a quintal');
});

test('the way back works', async () => {
  await show({});
  await press('Per quintal');
  await press('Per kilo');
  expect(text()).toContain('Onion Rs 30 a kilo');
});

test('the total stays per kilo', async () => {
  await show({});
  await press('Per quintal');
  expect(text('status')).toBe('One kilo of each: Rs 52');
});
