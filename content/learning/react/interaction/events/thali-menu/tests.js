const dishes = ['Dal', 'Paneer', 'Kheer'];
const button = (name) => screen.getByRole('button', { name });
const key = async (element, name) => {
  element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  await wait(10);
};
const leave = async (element, to) => {
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: to }));
  await wait(10);
};

test('the button says whether the list is open', async () => {
  await show({ dishes, onPick: () => undefined });
  expect(button('Menu').getAttribute('aria-expanded')).toBe('false');
  await press('Menu');
  expect(button('Menu').getAttribute('aria-expanded')).toBe('true');
});

test('picking a dish closes the list and gives focus back', async () => {
  const picked = [];
  await show({ dishes, onPick: (dish) => picked.push(dish) });
  await press('Menu');
  await press('Paneer');
  expect(picked).toEqual(['Paneer']);
  expect(text()).toBe('Menu');
  expect(document.activeElement === button('Menu')).toBe(true);
});

test('Escape closes the list and gives focus back', async () => {
  const picked = [];
  await show({ dishes, onPick: (dish) => picked.push(dish) });
  await press('Menu');
  button('Kheer').focus();
  await key(button('Kheer'), 'Escape');
  expect(text()).toBe('Menu');
  expect(picked).toEqual([]);
  expect(document.activeElement === button('Menu')).toBe(true);
});

test('other keys leave the list open', async () => {
  await show({ dishes, onPick: () => undefined });
  await press('Menu');
  await key(button('Menu'), 'a');
  expect(text()).toContain('Dal');
});

test('focus may move from dish to dish', async () => {
  await show({ dishes, onPick: () => undefined });
  await press('Menu');
  await leave(button('Dal'), button('Paneer'));
  expect(text()).toContain('Paneer');
});

test('the list closes when focus leaves', async () => {
  await show({ dishes, onPick: () => undefined });
  await press('Menu');
  await leave(button('Dal'), null);
  expect(text()).toBe('Menu');
});
