const makeSign = () => {
  const shown = [];
  return { shown, show: (words) => shown.push(`${words} / ${text('status')}`) };
};

test('the sign shows the first token', async () => {
  const sign = makeSign();
  await show({ sign });
  expect(sign.shown.length).toBe(1);
  expect(sign.shown[0]).toContain('Token 1');
});

test('the sign follows each press', async () => {
  const sign = makeSign();
  await show({ sign });
  await press('Next');
  await press('Next');
  expect(sign.shown.at(-1)).toContain('Token 3');
});

test('the page changes before the sign', async () => {
  const sign = makeSign();
  await show({ sign });
  await press('Next');
  expect(sign.shown.at(-1)).toBe('Token 2 / Now serving 2');
});

test('another language leaves the sign alone', async () => {
  const sign = makeSign();
  await show({ sign });
  await press('Hindi');
  expect(text('heading')).toBe('राशन');
  expect(sign.shown.length).toBe(1);
});
