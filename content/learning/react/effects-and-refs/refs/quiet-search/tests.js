test('the field shows what is typed', async () => {
  await show({ find: () => {} });
  await type('Village', 'Ral');
  expect(text('textbox')).toBe('Ral');
});

test('quick letters make one request', async () => {
  const asked = [];
  await show({ find: (word) => asked.push(word) });
  await type('Village', 'R');
  await type('Village', 'Ra');
  await type('Village', 'Ral');
  await wait(450);
  expect(asked).toEqual(['Ral']);
});

test('nothing is asked before the pause', async () => {
  const asked = [];
  await show({ find: (word) => asked.push(word) });
  await type('Village', 'R');
  expect(asked).toEqual([]);
});

test('two pauses make two requests', async () => {
  const asked = [];
  await show({ find: (word) => asked.push(word) });
  await type('Village', 'R');
  await wait(450);
  await type('Village', 'Ra');
  await wait(450);
  expect(asked).toEqual(['R', 'Ra']);
});

test('leaving the page asks for nothing', async () => {
  const asked = [];
  await show({ find: (word) => asked.push(word) });
  await type('Village', 'R');
  await hide();
  await wait(450);
  expect(asked).toEqual([]);
});
