const pune = { city: 'Pune', today: 42, yesterday: 30, picture: '/pune.png' };

test('the city is a heading', async () => {
  await show(pune);
  expect(text('heading')).toBe('Pune');
});

test('more rain has a plus', async () => {
  await show(pune);
  expect(text()).toContain('Rain: 42 mm');
  expect(text()).toContain('+12 mm');
});

test('less rain has a minus alone', async () => {
  await show({ ...pune, today: 25 });
  expect(text()).toContain('-5 mm');
  expect(text()).not.toContain('+');
});

test('the picture is the one that was passed', async () => {
  await show(pune);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/pune.png');
});

test('the picture says what it shows', async () => {
  await show(pune);
  expect(screen.getAllByRole('img', { name: 'Rain in Pune' }).length).toBe(1);
});
