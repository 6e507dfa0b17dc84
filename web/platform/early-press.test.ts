// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { carryOutEarlyPress, holdEarlyPresses } from './early-press.ts';

const pressed = vi.fn<(name: string) => void>();
const sent = vi.fn<() => void>();
const _button = (name: string) => document.querySelector<HTMLButtonElement>(`[name=${name}]`);

beforeEach(() => {
  pressed.mockReset();
  sent.mockReset();
  document.body.innerHTML = `<header><button name="menu">Menu</button></header><main>
    <form method="post" id="sign-in"><input name="password" /><button name="enter">Sign In</button><button name="passkey" type="button">Passkey</button></form>
    <form action="/search" id="search"><button name="find">Find</button></form>
    <button name="popup" popovertarget="x">Popup</button></main>`;
  // eslint-disable-next-line no-new-func
  new Function(holdEarlyPresses)();
});

/** As the page does when its scripts are there. */
const _listen = () => {
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed(button.name));
  document.querySelector('#sign-in')?.addEventListener('submit', (event) => {
    event.preventDefault();
    sent();
  });
};
const _press = (name: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  _button(name)?.dispatchEvent(event);
  return event;
};

test('a press before the scripts is held, says so, and is carried out once they are there', () => {
  expect(_press('enter').defaultPrevented).toBe(true);
  expect([_button('enter')?.dataset['pending'], _button('enter')?.getAttribute('aria-busy')]).toEqual(['true', 'true']);
  _listen();
  carryOutEarlyPress();
  expect([pressed.mock.calls, sent.mock.calls.length]).toEqual([[['enter']], 1]);
  expect(_button('enter')?.hasAttribute('data-pending')).toBe(false);
  carryOutEarlyPress();
  expect(pressed).toHaveBeenCalledOnce();
  expect(_press('passkey').defaultPrevented).toBe(false);
});

test('the last press counts', () => {
  _press('enter');
  _press('passkey');
  expect(_button('enter')?.hasAttribute('data-pending')).toBe(false);
  _listen();
  carryOutEarlyPress();
  expect([pressed.mock.calls, sent.mock.calls.length]).toEqual([[['passkey']], 0]);
});

test('a form is never sent by the browser, however it is sent', () => {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  document.querySelector('#sign-in')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

test('what works without scripts is left alone', () => {
  for (const name of ['find', 'popup', 'menu']) {
    expect(_press(name).defaultPrevented).toBe(false);
    expect(_button(name)?.hasAttribute('data-pending')).toBe(false);
  }
  const search = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  document.querySelector('#search')?.dispatchEvent(search);
  expect(search.defaultPrevented).toBe(false);
});
