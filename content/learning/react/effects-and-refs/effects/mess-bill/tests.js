const makeProps = (more) => {
  const amounts = [];
  const sent = [];
  const format = (amount) => {
    amounts.push(amount);
    return `Rs ${amount}`;
  };
  return { amounts, sent, format, send: (message) => sent.push(message), student: 'Asha', plates: 2, rate: 40, ...more };
};

test('the amount is right from the first drawing', async () => {
  const props = makeProps();
  await show(props);
  expect(text()).toContain('Rs 80');
  expect(props.amounts[0]).toBe(80);
});

test('another rate never shows an old amount', async () => {
  const props = makeProps();
  await show(props);
  const before = props.amounts.length;
  await show({ ...props, rate: 50 });
  expect(props.amounts[before]).toBe(100);
});

test('paying sends one message', async () => {
  const props = makeProps();
  await show(props);
  await press('Pay');
  expect(text('status')).toBe('Paid');
  expect(props.sent).toEqual(['Asha paid 80']);
});

test('a new rate after paying sends nothing', async () => {
  const props = makeProps();
  await show(props);
  await press('Pay');
  await show({ ...props, rate: 50 });
  expect(props.sent.length).toBe(1);
});

test('the next student has not paid', async () => {
  const props = makeProps();
  await show(props);
  await press('Pay');
  await show({ ...props, student: 'Ravi' });
  expect(text('status')).toBe('Open');
  expect(props.sent.length).toBe(1);
});
