test('the field has a label', async () => {
  await show({});
  await type('Item', 'Rice');
  await press('Add');
  expect(text('listitem')).toContain('Rice');
});

test('the list has a name', async () => {
  await show({});
  expect(screen.queryAllByRole('list', { name: 'Shopping list' }).length).toBe(1);
});

test('each button says what it removes', async () => {
  await show({});
  await type('Item', 'Rice');
  await press('Add');
  await type('Item', 'Salt');
  await press('Add');
  await press('Remove Rice');
  expect(screen.getAllByRole('listitem').length).toBe(1);
  expect(text('list')).toContain('Salt');
});

test('the status is there before its message', async () => {
  await show({});
  const status = screen.queryByRole('status');
  expect(status === null).toBe(false);
  expect(status.textContent).toBe('');
  await type('Item', 'Rice');
  await press('Add');
  expect(status.textContent).toBe('Rice added');
  await press('Remove Rice');
  expect(status.textContent).toBe('Rice removed');
});

test('an empty item is told at the field', async () => {
  await show({});
  await press('Add');
  const field = screen.getByRole('textbox', { name: 'Item' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const told = document.getElementById(field.getAttribute('aria-describedby'));
  expect(told === null ? 'nothing' : told.textContent).toBe('Write an item first');
});

test('an empty item sends the focus to the field', async () => {
  await show({});
  await press('Add');
  expect(document.activeElement === screen.getByRole('textbox', { name: 'Item' })).toBe(true);
});

test('a good item takes the error away', async () => {
  await show({});
  await press('Add');
  await type('Item', 'Rice');
  await press('Add');
  expect(text()).not.toContain('Write an item first');
  expect(screen.getByRole('textbox', { name: 'Item' }).getAttribute('aria-invalid') === 'true').toBe(false);
});
