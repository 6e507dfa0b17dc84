const press3 = async (...names) => {
  for (const name of names) await press(name);
};

test('it goes from free to running to done', async () => {
  await show({});
  expect(text('status')).toBe('Free. Washes so far: 0');
  await press('Room 12 starts');
  expect(text('status')).toBe('Running for room 12. Washes so far: 0');
  await press('The wash ends');
  expect(text('status')).toBe('Done for room 12. Washes so far: 1');
});

test('taking out makes it free', async () => {
  await show({});
  await press3('Room 12 starts', 'The wash ends', 'Take clothes out');
  expect(text('status')).toBe('Free. Washes so far: 1');
});

test('a running machine stays with its room', async () => {
  await show({});
  await press3('Room 12 starts', 'Room 14 starts');
  expect(text('status')).toBe('Running for room 12. Washes so far: 0');
});

test('nobody starts over the clothes of another', async () => {
  await show({});
  await press3('Room 12 starts', 'The wash ends', 'Room 14 starts');
  expect(text('status')).toBe('Done for room 12. Washes so far: 1');
});

test('nothing is taken out of a running machine', async () => {
  await show({});
  await press3('Room 12 starts', 'Take clothes out');
  expect(text('status')).toBe('Running for room 12. Washes so far: 0');
});

test('a free machine has no wash to end', async () => {
  await show({});
  await press('The wash ends');
  expect(text('status')).toBe('Free. Washes so far: 0');
});
