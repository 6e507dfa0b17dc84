test('spaces and dashes go, letters become capitals', async () => {
  await show({ onSave: () => undefined });
  await type('Number plate', 'mh 12-ab 1234');
  expect(text('textbox')).toBe('MH12AB1234');
});

test('the rest is counted', async () => {
  await show({ onSave: () => undefined });
  await type('Number plate', 'mh 12 a');
  expect(text()).toContain('5 left');
});

test('ten characters are the most', async () => {
  await show({ onSave: () => undefined });
  await type('Number plate', 'MH12AB123456');
  expect(text('textbox')).toBe('MH12AB1234');
  expect(text()).toContain('0 left');
});

test('the clean plate is saved', async () => {
  const saved = [];
  await show({ onSave: (plate) => saved.push(plate) });
  await type('Number plate', 'ga 07-k 77');
  await press('Save');
  await type('Number plate', 'mh 12-ab 1234');
  await press('Save');
  expect(saved).toEqual(['GA07K77', 'MH12AB1234']);
});

test('Clear empties the field', async () => {
  await show({ onSave: () => undefined });
  await type('Number plate', 'GA07');
  await press('Clear');
  expect(text('textbox')).toBe('');
  expect(text()).toContain('10 left');
});
