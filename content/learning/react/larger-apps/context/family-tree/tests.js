test('the eldest is the first generation', async () => {
  await show({});
  expect(text()).toContain('Kamala (1)');
});

test('children are one generation on', async () => {
  await show({});
  expect(text()).toContain('Suresh (2)');
  expect(text()).toContain('Lata (2)');
});

test('grandchildren are two generations on', async () => {
  await show({});
  expect(text()).toContain('Anu (3)');
});

test('a cousin who comes later gets the right number', async () => {
  await show({});
  await show({ born: ['Dev'] });
  expect(text()).toContain('Dev (3)');
});
