const focusName = () => {
  const element = document.activeElement;
  return element.tagName === 'INPUT' ? 'the field' : element.tagName === 'BODY' ? 'nowhere' : element.textContent;
};

test('renaming works', async () => {
  await show({ stop: 'Temple' });
  await press('Rename');
  await type('Name of the stop', 'Temple gate');
  await press('Save');
  expect(text()).toContain('Temple gate');
});

test('cancelling keeps the name', async () => {
  await show({ stop: 'Temple' });
  await press('Rename');
  await type('Name of the stop', 'Market');
  await press('Cancel');
  expect(text()).toContain('Temple');
});

test('the field has the focus when it opens', async () => {
  await show({ stop: 'Temple' });
  await press('Rename');
  expect(focusName()).toBe('the field');
});

test('after saving focus is on the button again', async () => {
  await show({ stop: 'Temple' });
  await press('Rename');
  await press('Save');
  expect(focusName()).toBe('Rename');
});

test('after cancelling focus is on the button again', async () => {
  await show({ stop: 'Temple' });
  await press('Rename');
  await press('Cancel');
  expect(focusName()).toBe('Rename');
});

test('appearing takes no focus', async () => {
  document.activeElement?.blur?.();
  await show({ stop: 'Temple' });
  expect(focusName()).toBe('nowhere');
});
