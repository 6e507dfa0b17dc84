const cards = [
  { id: 1, question: 'Capital of Goa?', answer: 'Panaji' },
  { id: 2, question: 'Capital of Bihar?', answer: 'Patna' },
];

test('the answer opens and stays open when it is drawn again', async () => {
  await show({ cards });
  await press('Show answer');
  expect(text()).toContain('Panaji');
  await show({ cards });
  expect(text()).toContain('Panaji');
});

test('the next card hides its answer', async () => {
  await show({ cards });
  await press('Show answer');
  await press('Next');
  expect(text()).toContain('Capital of Bihar?');
  expect(text()).not.toContain('Patna');
});

test('coming back to a card, its answer is hidden', async () => {
  await show({ cards });
  await press('Show answer');
  await press('Next');
  await press('Next');
  expect(text()).toContain('Capital of Goa?');
  expect(text()).not.toContain('Panaji');
});

test('large print stays for the next card', async () => {
  await show({ cards });
  await press('Large print');
  await press('Next');
  expect(screen.getByRole('checkbox', { name: 'Large print' }).checked).toBe(true);
});

test('a corrected card stays open', async () => {
  await show({ cards });
  await press('Show answer');
  await show({ cards: [{ ...cards[0], question: 'The capital of Goa?' }, cards[1]] });
  expect(text()).toContain('The capital of Goa?');
  expect(text()).toContain('Panaji');
});
