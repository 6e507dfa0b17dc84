const seats = ['1A', '1B', '2A', '2B', '3A'];
const pressed = (name) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

test('chosen seats are counted and paid for', async () => {
  await show({ seats, fare: 150 });
  expect(text('status')).toBe('0 seats, Rs 0');
  await press('1A');
  await press('2B');
  expect(text('status')).toBe('2 seats, Rs 300');
  expect(pressed('2B')).toBe('true');
});

test('a seat that is pressed again is let go', async () => {
  await show({ seats, fare: 150 });
  await press('1A');
  await press('1A');
  expect(text('status')).toBe('0 seats, Rs 0');
  expect(pressed('1A')).toBe('false');
});

test('seats stand in the order of the bus', async () => {
  await show({ seats, fare: 150 });
  await press('3A');
  await press('1B');
  expect(text()).toContain('Seats: 1B, 3A');
});

test('a fifth seat changes nothing', async () => {
  await show({ seats, fare: 100 });
  for (const seat of seats) await press(seat);
  expect(text('status')).toBe('4 seats, Rs 400');
  expect(pressed('3A')).toBe('false');
});

test('Start over lets all seats go', async () => {
  await show({ seats, fare: 150 });
  await press('1A');
  await press('Start over');
  expect(text('status')).toBe('0 seats, Rs 0');
  expect(pressed('1A')).toBe('false');
});
