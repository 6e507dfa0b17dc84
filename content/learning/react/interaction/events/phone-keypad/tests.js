async function dial(digits) {
  for (const digit of digits) await press(digit);
}

test('digits follow each other', async () => {
  await show({ onCall: () => undefined });
  await dial('1947');
  expect(text('status')).toBe('1947');
});

test('Delete takes the last digit', async () => {
  await show({ onCall: () => undefined });
  await dial('108');
  await press('Delete');
  expect(text('status')).toBe('10');
});

test('a zero in front is kept', async () => {
  await show({ onCall: () => undefined });
  await dial('020');
  expect(text('status')).toBe('020');
});

test('ten digits are called as text', async () => {
  const called = [];
  await show({ onCall: (number) => called.push(typeof number === 'string' ? number : 'no text') });
  await dial('0201234567');
  await press('Call');
  expect(called).toEqual(['0201234567']);
});

test('fewer digits call nobody', async () => {
  const called = [];
  await show({ onCall: () => called.push('called') });
  await dial('020123456');
  await press('Call');
  expect(called).toEqual([]);
  await dial('7');
  await press('Call');
  expect(called).toEqual(['called']);
});
