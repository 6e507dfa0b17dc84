const list = () => screen.queryAllByRole('checkbox').map((box) => (box.closest('label') ?? box.labels[0]).textContent.trim());

test('it begins with the things given', async () => {
  await show({ things: ['Rope', 'Torch'] });
  expect(list()).toEqual(['Rope', 'Torch']);
  expect(text('status')).toBe('0 of 2 packed');
});

test('a thing is added by button and by Enter', async () => {
  await show({ things: [] });
  await type('Thing', 'Raincoat');
  await press('Add');
  await type('Thing', ' Whistle {Enter}');
  expect(list()).toEqual(['Raincoat', 'Whistle']);
  expect(text('textbox', 'Thing')).toBe('');
});

test('an empty name adds nothing', async () => {
  await show({ things: ['Rope'] });
  await type('Thing', '   ');
  await press('Add');
  expect(list()).toEqual(['Rope']);
});

test('a name that is there adds nothing and stays in the field', async () => {
  await show({ things: ['Rope'] });
  await type('Thing', 'rope');
  await press('Add');
  expect(list()).toEqual(['Rope']);
  expect(text('textbox', 'Thing')).toBe('rope');
});

test('a tick counts and can be taken back', async () => {
  await show({ things: ['Rope', 'Torch'] });
  await press('Torch');
  expect(text('status')).toBe('1 of 2 packed');
  expect(screen.getByRole('checkbox', { name: 'Torch' }).checked).toBe(true);
  await press('Torch');
  expect(text('status')).toBe('0 of 2 packed');
});

test('a removed thing is gone with its tick', async () => {
  await show({ things: ['Rope', 'Torch'] });
  await press('Rope');
  await press('Remove Rope');
  expect(list()).toEqual(['Torch']);
  expect(text('status')).toBe('0 of 1 packed');
});

test('a new thing after a removal has a tick of its own', async () => {
  await show({ things: ['Rope', 'Torch'] });
  await press('Remove Rope');
  await type('Thing', 'Map{Enter}');
  await press('Map');
  expect(text('status')).toBe('1 of 2 packed');
  expect(screen.getByRole('checkbox', { name: 'Torch' }).checked).toBe(false);
});

test('unpacking takes back all ticks', async () => {
  await show({ things: ['Rope', 'Torch'] });
  await press('Rope');
  await press('Torch');
  await press('Unpack all');
  expect(text('status')).toBe('0 of 2 packed');
  expect(list()).toEqual(['Rope', 'Torch']);
});
