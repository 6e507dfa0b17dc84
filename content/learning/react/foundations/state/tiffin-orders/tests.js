const ordersOf = () => [
  { id: 1, name: 'Asha', dishes: { roti: 2, dal: 1 } },
  { id: 2, name: 'Ravi', dishes: { roti: 4, dal: 2 } },
];

test('one more roti is shown, and the dal stays', async () => {
  await show({ orders: ordersOf() });
  await press('Roti for Asha');
  expect(text()).toContain('Asha: 3 roti, 1 dal');
  expect(text()).toContain('Ravi: 4 roti, 2 dal');
});

test('a cancelled order is gone', async () => {
  await show({ orders: ordersOf() });
  await press('Cancel Asha');
  expect(text()).not.toContain('Asha');
  expect(text()).toContain('Ravi');
});

test('Undo takes the roti back', async () => {
  await show({ orders: ordersOf() });
  await press('Roti for Asha');
  await press('Undo');
  expect(text()).toContain('Asha: 2 roti, 1 dal');
});

test('Undo brings a cancelled order back', async () => {
  await show({ orders: ordersOf() });
  await press('Cancel Asha');
  await press('Undo');
  expect(text('listitem')).toContain('Asha: 2 roti, 1 dal');
});

test('two changes are undone one by one', async () => {
  await show({ orders: ordersOf() });
  await press('Roti for Asha');
  await press('Roti for Ravi');
  await press('Undo');
  expect(text()).toContain('Asha: 3 roti');
  expect(text()).toContain('Ravi: 4 roti');
});

test('the list that was passed in stays', async () => {
  const orders = ordersOf();
  await show({ orders });
  await press('Cancel Ravi');
  await press('Roti for Asha');
  expect(orders).toEqual(ordersOf());
});
