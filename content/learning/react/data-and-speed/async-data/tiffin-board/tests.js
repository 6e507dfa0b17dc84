const later = () => {
  const one = {};
  one.promise = new Promise((resolve, reject) => Object.assign(one, { resolve, reject }));
  one.promise.catch(() => {});
  return one;
};

test('the heading is there at once', async () => {
  const [dish, queue] = [later(), later()];
  await show({ dish: dish.promise, queue: queue.promise });
  expect(text('heading')).toBe('Lunch');
  expect(text()).toContain('Asking the kitchen');
  expect(text()).toContain('Counting people');
});

test('both answers are shown', async () => {
  const [dish, queue] = [later(), later()];
  await show({ dish: dish.promise, queue: queue.promise });
  dish.resolve('Sambar rice');
  queue.resolve(7);
  await wait(500);
  expect(text()).toContain('Dish: Sambar rice');
  expect(text()).toContain('In the queue: 7');
});

test('the dish does not wait for the queue', async () => {
  const [dish, queue] = [later(), later()];
  await show({ dish: dish.promise, queue: queue.promise });
  dish.resolve('Sambar rice');
  await wait(500);
  expect(text()).toContain('Dish: Sambar rice');
  expect(text()).toContain('Counting people');
});

test('the queue does not wait for the dish', async () => {
  const [dish, queue] = [later(), later()];
  await show({ dish: dish.promise, queue: queue.promise });
  queue.resolve(7);
  await wait(500);
  expect(text()).toContain('In the queue: 7');
  expect(text()).toContain('Asking the kitchen');
});

test('a failure stays in its place', async () => {
  const [dish, queue] = [later(), later()];
  await show({ dish: dish.promise, queue: queue.promise });
  dish.reject('closed');
  queue.resolve(7);
  await wait(500);
  expect(text()).toContain('No answer');
  expect(text()).toContain('In the queue: 7');
});
