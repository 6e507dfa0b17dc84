const makePump = () => {
  const plans = [];
  return { plans, plan: ({ crop, minutes }) => plans.push(`${crop} ${minutes}`) };
};

test('the pump knows the first plan', async () => {
  const pump = makePump();
  await show({ pump });
  expect(pump.plans).toEqual(['onion 20']);
});

test('a longer time reaches the pump', async () => {
  const pump = makePump();
  await show({ pump });
  await press('10 minutes more');
  expect(text()).toContain('30 minutes');
  expect(pump.plans.at(-1)).toBe('onion 30');
});

test('another crop reaches the pump', async () => {
  const pump = makePump();
  await show({ pump });
  await press('Grapes');
  expect(pump.plans.at(-1)).toBe('grapes 20');
});

test('another language tells the pump nothing', async () => {
  const pump = makePump();
  await show({ pump });
  await press('Marathi');
  expect(text('heading')).toBe('पाणी');
  expect(pump.plans.length).toBe(1);
});

test('a pump that takes over hears the plan', async () => {
  await show({ pump: makePump() });
  await press('Grapes');
  const other = makePump();
  await show({ pump: other });
  expect(other.plans).toEqual(['grapes 20']);
});
