test('the contents follow the number of hours', async () => {
  await show({ count: 2 });
  expect(text()).toContain('Water comes for 2 hours today.');
  await show({ count: 5 });
  expect(text()).toContain('Water comes for 5 hours today.');
});

test('the other notice shows its own contents', async () => {
  await show({ count: 2 });
  expect(text()).toContain('Lost One blue slipper.');
  expect(text()).toContain('Water Water comes for 2 hours');
});

test('a footer stands below its notice', async () => {
  await show({ count: 2 });
  expect(text()).toContain('hours today. Warden');
});

test('a notice without a footer has none', async () => {
  await show({ count: 2 });
  const [water, lost] = screen.getAllByRole('article');
  expect(water.querySelectorAll('footer').length).toBe(1);
  expect(lost.querySelectorAll('footer').length).toBe(0);
});
