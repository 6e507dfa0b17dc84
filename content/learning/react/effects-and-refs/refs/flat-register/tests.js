const focused = (label) => screen.getByLabelText(label) === document.activeElement;

test('a visitor is noted', async () => {
  await show({});
  await type('Name', 'Meera');
  await type('Flat', 'B 204');
  await press('Note');
  expect(text('listitem')).toBe('Meera for B 204');
});

test('after a note the name is empty and has the focus', async () => {
  await show({});
  await type('Name', 'Meera');
  await type('Flat', 'B 204');
  await press('Note');
  expect(text('textbox', 'Name')).toBe('');
  expect(focused('Name')).toBe(true);
});

test('a missing flat gets the focus', async () => {
  await show({});
  await type('Name', 'Meera');
  await press('Note');
  expect(focused('Flat')).toBe(true);
});

test('a missing flat notes nothing and keeps the name', async () => {
  await show({});
  await type('Name', 'Meera');
  await press('Note');
  expect(screen.queryAllByRole('listitem').length).toBe(0);
  expect(text('textbox', 'Name')).toBe('Meera');
});
