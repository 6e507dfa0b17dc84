let next = 1;
const saving = async (report) => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return { ...report, id: next++ };
};
async function report(thing) {
  await type('Thing', thing);
  await press('Report');
  await wait(100);
}

test('a report stands in the list, and the field is empty', async () => {
  await show({ save: saving });
  await report('Umbrella');
  expect(text('listitem')).toBe('Umbrella, Bus');
  expect(text('textbox', 'Thing')).toBe('');
});

test('reports are saved as they were filled in', async () => {
  const saved = [];
  await show({
    save: (draft) => {
      saved.push(draft);
      return saving(draft);
    },
  });
  await press('Canteen');
  await press('Urgent');
  await report('Tiffin');
  await report('Bag');
  expect(saved[0]).toEqual({ thing: 'Tiffin', place: 'Canteen', urgent: true });
  expect(saved[1].urgent).toBe(false);
  expect(text()).toContain('Tiffin, Canteen, urgent');
});

test('the newest report comes first', async () => {
  await show({ save: saving });
  await report('Umbrella');
  await report('Bag');
  expect(screen.getAllByRole('listitem').length).toBe(2);
  expect(text('listitem')).toBe('Bag, Bus');
});

test('without a thing nothing is saved, and the field says so', async () => {
  let calls = 0;
  await show({
    save: (draft) => {
      calls += 1;
      return saving(draft);
    },
  });
  await report('  ');
  expect(calls).toBe(0);
  expect(screen.queryAllByRole('textbox', { name: 'Thing', description: 'Name the thing.' }).length).toBe(1);
  await report('Bag');
  expect(text()).not.toContain('Name the thing.');
});

test('while it saves, it cannot be sent again', async () => {
  let calls = 0;
  let finish = () => undefined;
  await show({
    save: (draft) =>
      new Promise((resolve) => {
        calls += 1;
        finish = () => resolve({ ...draft, id: 1 });
      }),
  });
  await type('Thing', 'Umbrella');
  await press('Report');
  const [button] = screen.getAllByRole('button');
  const meanwhile = `${button.textContent} ${button.disabled ? 'disabled' : 'enabled'}`;
  finish();
  await wait(100);
  expect(meanwhile).toBe('Saving… disabled');
  expect(button.textContent).toBe('Report');
  expect(calls).toBe(1);
});

test('a failure is said, and the text stays', async () => {
  await show({ save: () => Promise.reject(new Error('The line is dead')) });
  await press('Stand');
  await report('Umbrella');
  expect(text('alert')).toBe('Not saved, try again.');
  expect(text('textbox', 'Thing')).toBe('Umbrella');
  expect(screen.getByRole('radio', { name: 'Stand' }).checked).toBe(true);
});
