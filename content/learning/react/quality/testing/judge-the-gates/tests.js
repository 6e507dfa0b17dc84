const judge = async (version) => {
  await show({ version });
  await press('Run the test');
  for (let turn = 0; turn < 25 && text('status', 'Result') === 'Not run'; turn += 1) await wait(40);
  return text('status', 'Result');
};

test('the good version passes', async () => {
  expect(await judge('good')).toBe('Passed');
});

test('the slow version passes too', async () => {
  expect(await judge('slow')).toBe('Passed');
});

test('words of waiting that stay are caught', async () => {
  expect(await judge('waiting')).toContain('Failed');
});

test('a hidden failure is caught', async () => {
  expect(await judge('silent')).toContain('Failed');
});

test('a way out that leads nowhere is caught', async () => {
  expect(await judge('dead-end')).toContain('Failed');
});
