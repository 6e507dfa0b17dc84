const teams = ['Mumbai', 'Kolkata', 'Pune'];
const matches = [{ winner: 'Pune' }, { winner: 'Kolkata' }, { winner: 'Pune' }];

test('the best team comes first', async () => {
  await show({ teams, matches });
  expect(text('table')).toBe('Pune 4 Kolkata 2 Mumbai 0');
  expect(text()).toContain('Leader: Pune');
});

test('with equal points the order stays', async () => {
  await show({ teams, matches: [{ winner: 'Pune' }] });
  expect(text('table')).toBe('Pune 2 Mumbai 0 Kolkata 0');
});

test('without matches there is no leader', async () => {
  await show({ teams, matches: [] });
  expect(text()).toContain('No matches yet');
  expect(text()).not.toContain('Leader');
});

test('drawing again changes nothing', async () => {
  await show({ teams, matches });
  await show({ teams, matches });
  expect(text('table')).toBe('Pune 4 Kolkata 2 Mumbai 0');
});

test('a new match changes the leader', async () => {
  await show({ teams, matches });
  await show({ teams, matches: [...matches, { winner: 'Mumbai' }, { winner: 'Mumbai' }, { winner: 'Mumbai' }] });
  expect(text('table')).toBe('Mumbai 6 Pune 4 Kolkata 2');
  expect(text()).toContain('Leader: Mumbai');
});
