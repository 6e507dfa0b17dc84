test('Book shows the booking', async () => {
  await show();
  await type('Name', 'Asha');
  await press('More');
  await press('Book');
  expect(text('status')).toBe('Booked 2 for Asha');
});

test('Enter in the field books', async () => {
  await show();
  await type('Name', 'Ravi{Enter}');
  expect(text('status')).toBe('Booked 1 for Ravi');
});

test('More and Fewer do not book', async () => {
  await show();
  await press('More');
  await press('More');
  await press('Fewer');
  expect(text()).toContain('Seats: 2');
  expect(text('status')).toBe('');
});

test('there is always one seat', async () => {
  await show();
  await press('Fewer');
  expect(text()).toContain('Seats: 1');
});

test('every press of a button is counted', async () => {
  await show();
  await press('More');
  await press('Fewer');
  await press('More');
  expect(text()).toContain('Presses: 3');
});

test('the page is not reloaded', async () => {
  await show();
  const event = new Event('submit', { bubbles: true, cancelable: true });
  screen.getByLabelText('Name').closest('form').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});
