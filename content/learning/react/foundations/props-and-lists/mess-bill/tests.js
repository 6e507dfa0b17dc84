const orderOf = () => [
  { name: 'Roti', price: 10, count: 4 },
  { name: 'Paneer', price: 90, count: 2 },
];

test('each line shows the price of the menu', async () => {
  await show({ order: orderOf() });
  expect(text('listitem')).toBe('Paneer 2 × 90');
});

test('the total has 5 % service', async () => {
  await show({ order: orderOf() });
  expect(text()).toContain('Total Rs 231');
});

test('the bill stays the same when it is drawn again', async () => {
  const order = orderOf();
  await show({ order });
  await show({ order });
  expect(text()).toContain('Total Rs 231');
});

test('the kitchen’s list keeps its order', async () => {
  const order = orderOf();
  await show({ order });
  expect(order.map((dish) => dish.name)).toEqual(['Roti', 'Paneer']);
});

test('the prices of the menu stay', async () => {
  const order = orderOf();
  await show({ order });
  expect(order.map((dish) => dish.price).toSorted()).toEqual([10, 90]);
});
