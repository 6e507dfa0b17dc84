import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import { Unexpected } from './expect.ts';
import type { Exports, Kit } from './kit-type.ts';
import { askWith, showProgram } from './programs.ts';
import { readText } from './read-text.ts';
import { rootsOf, screenOf } from './shadow-roots.ts';

/** What can be pressed. */
const PRESSED = [
  'button',
  'link',
  'checkbox',
  'radio',
  'switch',
  'tab',
  'menuitem',
  'option',
  'combobox',
  'treeitem',
] as const;
const LONGEST_WAIT_MS = 1_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
/** Until what an event began is on the page: promises, effects and what they ask for. */
const settled = async () => {
  for (let turn = 0; turn < 3; turn += 1) await pause(0);
};

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? readText(element) ?? element.tagName.toLowerCase();

/** Sets a field as typing does; frameworks listen to the events, and React compares with what it set itself. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  if (set) set.call(field, value);
  else field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Fields of which a form without a button has one at most that Enter submits it from. */
const ONE_LINE = /^(text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/;

/** What Enter in a field does to its form, as in browsers: it clicks the first button that submits, and submits it where there is none and no other field. */
function enterForm(field: Element): void {
  if (!(field instanceof HTMLInputElement) || field.form === null) return;
  const { form } = field;
  // A form's own list has no images, and a button may stand elsewhere and name its form.
  const all = [
    ...(form.getRootNode() as ParentNode).querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input'),
  ];
  const own = all.filter((control) => control.form === form);
  const button = own.find(({ type }) => type === 'submit' || type === 'image');
  // One that is disabled hears nothing, and keeps the form from being submitted.
  if (button) return button.click();
  if (own.filter(({ type }) => ONE_LINE.test(type)).length <= 1) form.requestSubmit();
}

/** The words of tests for one program: `show`, `press`, `type`, `text`, and `hide`, `wait`, `ask`, `screen` beside them. */
export function createWords(kit: Kit, load: () => Exports, body: Element) {
  const root = body.ownerDocument.createElement('div');
  body.append(root);
  let failure: { error: unknown } | null = null;
  let program: Exports | undefined;
  const onError = (error: unknown) => {
    failure ??= { error };
  };
  const check = async () => {
    await settled();
    if (failure === null) return;
    const { error } = failure;
    failure = null;
    throw error;
  };

  const inRoots = <T>(find: (root: HTMLElement) => T[]): T[] => rootsOf(root).flatMap(find);
  const byRole = (role: string, name?: string) =>
    inRoots((one) => queryAllByRole(one, role, name === undefined ? {} : { name }));

  const found = (name: string): Element => {
    const all = PRESSED.flatMap((role) => byRole(role, name));
    const [first] = all;
    if (first !== undefined && all.length === 1) return first;
    const there = PRESSED.flatMap((role) => byRole(role)).map((element) => `“${nameOf(element)}”`);
    throw new Unexpected(
      first === undefined
        ? `There is nothing to press called “${name}”. There is: ${there.join(', ') || 'nothing'}.`
        : `There are ${all.length} things to press called “${name}”.`,
    );
  };

  const words = {
    /** Shows the default export with these props; called again, it gets other ones. */
    async show(props: Record<string, unknown> = {}) {
      program ??= load();
      try {
        await showProgram(kit, program, props, root, onError);
      } catch (error) {
        failure = null;
        throw error;
      }
      await check();
    },
    /** Presses what has this name. */
    async press(name: string) {
      const element = found(name) as HTMLElement;
      element.focus();
      element.click();
      await check();
    },
    /** Types into the field with this label, in place of what stands in it; `{Enter}` at the end presses Enter. */
    async type(label: string, value: string) {
      const [first] = inRoots((one) => queryAllByLabelText(one, label));
      if (first === undefined) throw new Unexpected(`There is no field labelled “${label}”.`);
      const field = first as HTMLInputElement;
      field.focus();
      const enter = value.endsWith('{Enter}');
      const written = enter ? value.slice(0, -'{Enter}'.length) : value;
      const option =
        field instanceof HTMLSelectElement
          ? [...field.options].find(({ textContent }) => textContent?.trim() === written)?.value
          : undefined;
      setValue(field, option ?? written);
      await check();
      if (!enter) return;
      const goesOn = field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, composed: true }),
      );
      if (goesOn) enterForm(field);
      await check();
    },
    /** What is to be read: all of it, or of what has this role and name. */
    text(role?: string, name?: string): string {
      if (role === undefined) return readText(root);
      const [element] = byRole(role, name);
      if (element === undefined) throw new Unexpected(`There is no ${role}${name ? ` called “${name}”` : ''}.`);
      return element.matches('input, select, textarea') ? (element as HTMLInputElement).value : readText(element);
    },
    /** Takes it from the page, as when somebody goes elsewhere. */
    async hide() {
      kit.hide(root);
      await check();
    },
    /** Lets time pass, in ms. */
    async wait(ms: number) {
      await pause(Math.min(LONGEST_WAIT_MS, ms));
      await check();
    },
    /** Asks a program that answers requests. `route` is the path that it stands for, as its file is named: `/stars/[id]`; `body` is sent as JSON. */
    async ask(method: string, path: string, given: { route?: string; body?: unknown } = {}) {
      program ??= load();
      const answer = await askWith(kit, program, method, path, given);
      await check();
      return answer;
    },
    screen: screenOf(root),
  };
  const end = () => {
    try {
      kit.hide(root);
    } finally {
      root.remove();
    }
  };
  /** As `end`, whatever the program says to it. */
  const clear = () => {
    try {
      end();
    } catch {
      // Said before, or by a program that failed already.
    }
  };
  return { words, end, clear };
}
