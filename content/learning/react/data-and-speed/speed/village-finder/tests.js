const villages = ['Ralegan', 'Rampur', 'Hiware'];
const makeDrawn = () => {
  const pages = [];
  return { pages, drawn: (word) => void pages.push({ word, page: word === '' ? '' : text('status') }) };
};

test('the list follows the word', async () => {
  await show({ villages, drawn: () => {} });
  await type('Village', 'Ra');
  await wait(50);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Ralegan', 'Rampur']);
});

test('the status is there before the new list', async () => {
  const { pages, drawn } = makeDrawn();
  await show({ villages, drawn });
  await type('Village', 'Ra');
  await wait(50);
  const [first] = pages.filter(({ word }) => word === 'Ra');
  expect(first.page).toContain('Looking for Ra');
});

test('meanwhile the page says that it updates', async () => {
  const { pages, drawn } = makeDrawn();
  await show({ villages, drawn });
  await type('Village', 'Ra');
  await wait(50);
  const [first] = pages.filter(({ word }) => word === 'Ra');
  expect(first.page).toContain('Updating the list');
});

test('afterwards nothing is said of updating', async () => {
  await show({ villages, drawn: () => {} });
  await type('Village', 'Ra');
  await wait(50);
  expect(text()).not.toContain('Updating the list');
});

test('the old list is not drawn again meanwhile', async () => {
  const { pages, drawn } = makeDrawn();
  await show({ villages, drawn });
  await type('Village', 'Ra');
  await wait(50);
  expect(pages.map(({ word }) => word)).toEqual(['', 'Ra']);
});
