const field = (name, description) => screen.queryAllByRole('textbox', { name, description }).length;

test('before the first try it is quiet', async () => {
  await show({ onRequest: () => undefined });
  await type('Name', 'A');
  await type('Name', '');
  await type('Phone', '98');
  expect(text()).toBe('Name Phone Request pass');
});

test('messages are tied to their fields', async () => {
  await show({ onRequest: () => undefined });
  await press('Request pass');
  expect(field('Name', 'Enter your name.')).toBe(1);
  expect(field('Phone', 'A phone number has ten digits.')).toBe(1);
});

test('wrong fields say that they are', async () => {
  await show({ onRequest: () => undefined });
  await type('Name', 'Asha');
  await press('Request pass');
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true');
});

test('focus goes to the first wrong field', async () => {
  await show({ onRequest: () => undefined });
  await press('Request pass');
  expect(document.activeElement === screen.getByLabelText('Name')).toBe(true);
  await type('Name', 'Asha');
  await press('Request pass');
  expect(document.activeElement === screen.getByLabelText('Phone')).toBe(true);
});

test('a message goes as soon as the field is right', async () => {
  await show({ onRequest: () => undefined });
  await press('Request pass');
  await type('Phone', '9800000000');
  expect(text()).not.toContain('ten digits');
  expect(text()).toContain('Enter your name.');
});

test('a pass is requested when all is right', async () => {
  const requests = [];
  await show({ onRequest: (request) => requests.push(request) });
  await type('Name', 'Asha');
  await type('Phone', '98000');
  await press('Request pass');
  expect(requests).toEqual([]);
  await type('Phone', '9800000000');
  await press('Request pass');
  expect(requests).toEqual([{ name: 'Asha', phone: '9800000000' }]);
  expect(text('status')).toBe('Pass requested');
});
