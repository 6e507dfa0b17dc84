test('a vote counts for one of the two', async () => {
  await show({ voters: 3 });
  await press('Vote for Asha');
  await press('Vote for Asha');
  await press('Vote for Ravi');
  expect(text()).toContain('Asha: 2');
  expect(text()).toContain('Ravi: 1');
});

test('nobody has more votes than there are voters', async () => {
  await show({ voters: 1 });
  await press('Vote for Asha');
  await press('Vote for Asha');
  await press('Vote for Ravi');
  await press('Vote for Ravi');
  expect(text()).toContain('Asha: 1');
  expect(text()).toContain('Ravi: 1');
});

test('nobody has fewer than none', async () => {
  await show({ voters: 3 });
  await press('Take one from Asha');
  await press('Take one from Ravi');
  expect(text()).toContain('Asha: 0');
  expect(text()).toContain('Ravi: 0');
});

test('clearing one leaves the other', async () => {
  await show({ voters: 3 });
  await press('Vote for Asha');
  await press('Vote for Ravi');
  await press('Clear Ravi');
  expect(text()).toContain('Asha: 1');
  expect(text()).toContain('Ravi: 0');
});
