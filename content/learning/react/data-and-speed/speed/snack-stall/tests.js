const dishes = ['Vada pav', 'Bhel', 'Samosa'];
const makeProps = () => {
  const names = [];
  let sorts = 0;
  return {
    names,
    sorts: () => sorts,
    dishes,
    drawn: (name) => void names.push(name),
    sort(all) {
      sorts += 1;
      return [...all].sort();
    },
  };
};

test('orders and tips are counted', async () => {
  await show(makeProps());
  await press('Order Bhel');
  await press('Order Samosa');
  await press('A tip');
  expect(text('status')).toBe('Orders: 2, tips: 1');
});

test('the dishes stand in their order', async () => {
  await show(makeProps());
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Order Bhel',
    'Order Samosa',
    'Order Vada pav',
  ]);
});

test('a tip draws no dish again', async () => {
  const props = makeProps();
  await show(props);
  await press('A tip');
  expect(props.names.length).toBe(3);
});

test('an order draws no dish again', async () => {
  const props = makeProps();
  await show(props);
  await press('Order Bhel');
  expect(props.names.length).toBe(3);
});

test('neither tips nor orders sort the list', async () => {
  const props = makeProps();
  await show(props);
  await press('A tip');
  await press('Order Bhel');
  expect(props.sorts()).toBe(1);
});

test('other dishes are sorted and shown', async () => {
  const props = makeProps();
  await show(props);
  await show({ ...props, dishes: ['Poha', 'Idli'] });
  expect(text('listitem')).toBe('Order Idli');
});
