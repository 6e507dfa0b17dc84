const programs = [
  { id: 1, name: 'Cotton', minutes: 60 },
  { id: 2, name: 'Wool', minutes: 40 },
];

test('it washes, is done and is emptied', async () => {
  await show({ programs });
  await press('Choose Cotton');
  await press('Start');
  expect(text()).toContain('Status: washing');
  await press('Finish');
  expect(text()).toContain('Status: done');
  await press('Empty');
  expect(text()).toContain('Status: ready');
  expect(text()).not.toContain('60 min');
});

test('without a program nothing starts', async () => {
  await show({ programs });
  await press('Start');
  expect(text()).toContain('Status: ready');
});

test('nothing is finished that was not started', async () => {
  await show({ programs });
  await press('Choose Wool');
  await press('Finish');
  expect(text()).toContain('Status: ready');
});

test('a running wash is not emptied', async () => {
  await show({ programs });
  await press('Choose Cotton');
  await press('Start');
  await press('Empty');
  expect(text()).toContain('Status: washing');
  expect(text()).toContain('Cotton, 60 min');
});

test('while it washes, no other program is chosen', async () => {
  await show({ programs });
  await press('Choose Cotton');
  await press('Start');
  await press('Choose Wool');
  expect(text()).toContain('Cotton, 60 min');
});

test('the chosen program follows its minutes', async () => {
  await show({ programs });
  await press('Choose Wool');
  await press('Longer Wool');
  expect(text()).toContain('Wool, 45 min');
});
