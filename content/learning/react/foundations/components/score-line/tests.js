test('runs and wickets make the score', async () => {
  await show({ runs: 120, wickets: 4, overs: 15 });
  expect(text()).toContain('120/4');
});

test('before the first over there is one line', async () => {
  await show({ runs: 0, wickets: 0, overs: 0, target: 151 });
  expect(text()).toBe('Yet to bat');
});

test('ten wickets are all out', async () => {
  await show({ runs: 120, wickets: 10, overs: 18 });
  expect(text()).toContain('120 all out');
  expect(text()).not.toContain('120/10');
});

test('a target says what is needed', async () => {
  await show({ runs: 0, wickets: 1, overs: 1, target: 151 });
  expect(text()).toBe('0/1 Need 151 more');
});

test('without a target nothing is added', async () => {
  await show({ runs: 0, wickets: 1, overs: 1 });
  expect(text()).toBe('0/1');
});

test('a target that is reached is won', async () => {
  await show({ runs: 151, wickets: 3, overs: 19, target: 151 });
  expect(text()).toBe('151/3 Won');
});
