import { beforeAll, expect, test } from 'vitest';
import { openPage } from '../node/page.ts';

let body: HTMLElement;
beforeAll(async () => {
  body = openPage();
  await import('./registry.ts');
});

/** What a class hears of its element, for a program that is loaded for the `load`th time. */
function program(load: string, observed: string) {
  const heard: string[] = [];
  class Item extends HTMLElement {
    static observedAttributes = [observed];
    connectedCallback() {
      heard.push(`${load} connected`);
    }
    disconnectedCallback() {
      heard.push(`${load} disconnected`);
    }
    attributeChangedCallback(name: string, old: string | null, now: string | null) {
      heard.push(`${load} ${name}: ${old} to ${now}`);
    }
  }
  customElements.define('an-item', Item);
  return { Item, heard };
}

test('a name stands for the class that was defined last: made, parsed or upgraded, with what it observes', () => {
  const first = program('first', 'label');
  body.innerHTML = '<an-item label="a" size="1"></an-item>';
  expect(body.firstElementChild).toBeInstanceOf(first.Item);
  expect(first.heard.toSorted()).toEqual(['first connected', 'first label: null to a']);

  const second = program('second', 'size');
  expect(customElements.get('an-item')).toBe(second.Item);
  expect(customElements.getName(second.Item)).toBe('an-item');
  body.innerHTML = '<an-item label="a" size="1"></an-item>';
  const parsed = body.firstElementChild!;
  expect(parsed).toBeInstanceOf(second.Item);
  expect(parsed).toBeInstanceOf(HTMLElement);
  expect(first.heard.at(-1)).toBe('first disconnected');
  expect(second.heard.toSorted()).toEqual(['second connected', 'second size: null to 1']);
  parsed.setAttribute('size', '2');
  parsed.setAttribute('label', 'b');
  parsed.removeAttribute('size');
  parsed.toggleAttribute('size');
  expect(second.heard.slice(-3)).toEqual(['second size: 1 to 2', 'second size: 2 to null', 'second size: null to ']);

  const made = document.createElement('an-item');
  expect(made).toBeInstanceOf(second.Item);
  expect(made.localName).toBe('an-item');
  expect(new second.Item().localName).toBe('an-item');
  expect(document.createElement('div')).toBeInstanceOf(HTMLElement);
  expect(document.createElement('div')).not.toBeInstanceOf(second.Item);
});

test('an element that stood there first is upgraded; a class without a name cannot be made', () => {
  body.innerHTML = '<late-item></late-item>';
  class Late extends HTMLElement {
    said = 'upgraded';
  }
  expect(() => new Late()).toThrow('Illegal constructor');
  customElements.define('late-item', Late);
  expect((body.firstElementChild as Late).said).toBe('upgraded');
  expect(() => customElements.define('nohyphen', class extends HTMLElement {})).toThrow('not a valid');
});
