const makeDrawn = () => {
  const names = [];
  return { names, drawn: (name) => void names.push(name) };
};

test('booking counts the seats', async () => {
  await show({ drawn: () => {} });
  await press('Book in row A');
  await press('Book in row B');
  expect(text('status')).toBe('Seats booked: 2');
});

test('dimming the lights is shown', async () => {
  await show({ drawn: () => {} });
  await press('Dim the lights');
  expect(text()).toContain('The lights are low');
});

test('a booking draws no row again', async () => {
  const { names, drawn } = makeDrawn();
  await show({ drawn });
  await press('Book in row A');
  expect(names).toEqual(['A', 'B']);
});

test('dimming draws no row again', async () => {
  const { names, drawn } = makeDrawn();
  await show({ drawn });
  await press('Dim the lights');
  expect(names).toEqual(['A', 'B']);
});
