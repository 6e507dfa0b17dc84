const judge = async (version) => {
  await show({ version });
  await press('Run the test');
  await wait(60);
  return text('status', 'Result');
};

test('the good version passes', async () => {
  expect(await judge('good')).toBe('Passed');
});

test('other classes pass', async () => {
  expect(await judge('restyled')).toBe('Passed');
});

test('a button that sells nothing is caught', async () => {
  expect(await judge('idle')).toContain('Failed');
});

test('selling two at once is caught', async () => {
  expect(await judge('double')).toContain('Failed');
});

test('a button for the mouse alone is caught', async () => {
  expect(await judge('mouse')).toContain('Failed');
});

test('selling below zero is caught', async () => {
  expect(await judge('endless')).toContain('Failed');
});
