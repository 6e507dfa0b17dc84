const makeLoad = () => {
  const asked = [];
  const load = (train) => {
    const one = { train };
    const promise = new Promise((resolve, reject) => Object.assign(one, { resolve, reject }));
    promise.catch(() => {});
    asked.push(one);
    return promise;
  };
  return { asked, load };
};

test('the halts are listed', async () => {
  const { asked, load } = makeLoad();
  await show({ train: '12951', load });
  asked[0].resolve(['Surat', 'Vadodara']);
  await wait(20);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Surat', 'Vadodara']);
});

test('while it is on its way the page says so', async () => {
  const { load } = makeLoad();
  await show({ train: '12951', load });
  expect(text('status')).toBe('Asking for 12951');
});

test('another train never shows old halts', async () => {
  const { asked, load } = makeLoad();
  await show({ train: '12951', load });
  asked[0].resolve(['Surat']);
  await wait(20);
  await show({ train: '22691', load });
  expect(text()).not.toContain('Surat');
  expect(text('status')).toBe('Asking for 22691');
});

test('a late answer of another train is ignored', async () => {
  const { asked, load } = makeLoad();
  await show({ train: '12951', load });
  await show({ train: '22691', load });
  asked[1].resolve(['Nagpur']);
  await wait(20);
  asked[0].resolve(['Surat']);
  await wait(20);
  expect(text()).toContain('Nagpur');
  expect(text()).not.toContain('Surat');
});

test('an empty answer is told as a fact', async () => {
  const { asked, load } = makeLoad();
  await show({ train: '12951', load });
  asked[0].resolve([]);
  await wait(20);
  expect(text('status')).toBe('12951 does not stop');
});

test('a failure is told and can be tried again', async () => {
  const { asked, load } = makeLoad();
  await show({ train: '12951', load });
  asked[0].reject(new Error('offline'));
  await wait(20);
  expect(text('status')).toBe('No answer for 12951');
  await press('Try again');
  expect(asked.length).toBe(2);
  expect(text('status')).toBe('Asking for 12951');
  asked[1].resolve(['Surat']);
  await wait(20);
  expect(text('listitem')).toBe('Surat');
});
