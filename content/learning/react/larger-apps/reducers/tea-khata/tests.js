test('tea and samosa are owed and counted', async () => {
  await show({});
  await press('Tea');
  await press('Samosa');
  expect(text('status')).toBe('Owed Rs 27. Things taken: 2');
});

test('paying never leads below zero', async () => {
  await show({});
  await press('Samosa');
  await press('Pay 20');
  expect(text('status')).toBe('Owed Rs 0. Things taken: 1');
});

test('undo takes back a sale as a whole', async () => {
  await show({});
  await press('Tea');
  await press('Samosa');
  await press('Undo');
  expect(text('status')).toBe('Owed Rs 12. Things taken: 1');
});

test('undo takes back a payment', async () => {
  await show({});
  await press('Samosa');
  await press('Pay 20');
  await press('Undo');
  expect(text('status')).toBe('Owed Rs 15. Things taken: 1');
});

test('with nothing to undo nothing happens', async () => {
  await show({});
  await press('Undo');
  await press('Tea');
  await press('Undo');
  await press('Undo');
  expect(text('status')).toBe('Owed Rs 0. Things taken: 0');
});
