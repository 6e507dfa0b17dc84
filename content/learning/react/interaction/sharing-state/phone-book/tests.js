const contacts = [
  { id: 1, name: 'Asha' },
  { id: 2, name: 'Ravi' },
];

test('the editor begins with the saved name', async () => {
  await show({ contacts });
  await press('Edit Ravi');
  expect(text('heading')).toBe('Editing Ravi');
  expect(text('textbox', 'Name')).toBe('Ravi');
});

test('while one types, the saved name stays', async () => {
  await show({ contacts });
  await press('Edit Asha');
  await type('Name', 'Usha');
  expect(text('heading')).toBe('Editing Asha');
  expect(text('listitem')).toContain('Asha');
  expect(text()).not.toContain('Usha');
});

test('saving changes the list and the heading', async () => {
  await show({ contacts });
  await press('Edit Asha');
  await type('Name', 'Usha');
  await press('Save');
  expect(text('heading')).toBe('Editing Usha');
  expect(text('listitem')).toContain('Usha');
});

test('another contact starts a fresh draft', async () => {
  await show({ contacts });
  await press('Edit Asha');
  await type('Name', 'Usha');
  await press('Edit Ravi');
  expect(text('textbox', 'Name')).toBe('Ravi');
  await press('Edit Asha');
  expect(text('textbox', 'Name')).toBe('Asha');
});

test('Cancel throws the draft away', async () => {
  await show({ contacts });
  await press('Edit Asha');
  await type('Name', 'Usha');
  await press('Cancel');
  expect(text('textbox', 'Name')).toBe('Asha');
  expect(text('listitem')).toContain('Asha');
  await press('Edit Ravi');
  await press('Edit Asha');
  expect(text('textbox', 'Name')).toBe('Asha');
});
