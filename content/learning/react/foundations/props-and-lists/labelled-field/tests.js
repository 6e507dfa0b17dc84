test('the label is tied to the input', async () => {
  await show({ label: 'PIN code' });
  await type('PIN code', '411001');
  expect(text('textbox', 'PIN code')).toBe('411001');
});

test('a hint stands below, if there is one', async () => {
  await show({ label: 'PIN code', hint: 'Six digits' });
  expect(text()).toBe('PIN code Six digits');
  await show({ label: 'PIN code' });
  expect(text()).toBe('PIN code');
});

test('the type is text by default', async () => {
  await show({ label: 'PIN code' });
  expect(screen.getByLabelText('PIN code').getAttribute('type')).toBe('text');
});

test('another type can be passed', async () => {
  await show({ label: 'Phone', type: 'tel' });
  expect(screen.getByLabelText('Phone').getAttribute('type')).toBe('tel');
});

test('other props reach the input', async () => {
  await show({ label: 'PIN code', maxLength: 6, required: true });
  expect(screen.getByLabelText('PIN code').getAttribute('maxlength')).toBe('6');
  expect(screen.getByLabelText('PIN code').required).toBe(true);
});

test('the input has no attributes of ours', async () => {
  await show({ label: 'PIN code', hint: 'Six digits' });
  expect(screen.getByLabelText('PIN code').hasAttribute('hint')).toBe(false);
  expect(screen.getByLabelText('PIN code').hasAttribute('label')).toBe(false);
});
