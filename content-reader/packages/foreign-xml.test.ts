import { expect, it } from 'vitest';
import { all, one, readXml } from './foreign-xml.ts';

const text = (xml: string) => readXml('a.xml', xml).text;

it('reads elements in order, with their attributes', () => {
  const root = readXml('a.xml', '<a x="&lt;1&gt;"><b>1</b><c/><b y=\'2\'>2</b></a>');
  expect(root).toMatchObject({ name: 'a', attributes: { x: '<1>' } });
  expect(all(root, 'b').map((b) => b.text)).toEqual(['1', '2']);
  expect(one(root, 'c')?.children).toEqual([]);
  expect(one(root, 'c', 'd')).toBeUndefined();
  expect(all(undefined, 'b')).toEqual([]);
});

it('keeps text as it stands', () => {
  expect(text('<a>  1 2 \r\n 007 </a>')).toBe('  1 2 \n 007 ');
  expect(text('<a>\n<![CDATA[ &lt; ]]>\n</a>')).toBe(' &lt; ');
  expect(text('<a>&lt;&#65;&#x42;&amp;lt;&quot;</a>')).toBe('<AB&lt;"');
});

it('counts no tags in CDATA', () => {
  expect(text(`<a><![CDATA[${'<b>'.repeat(300_000)}]]></a>`)).toHaveLength(900_000);
});

it('expands nothing that a file declares', () => {
  expect(text('<!DOCTYPE a SYSTEM "http://127.0.0.1:9/a.dtd"><a>&x;</a>')).toBe('&x;');
  expect(text('<a>&x;<!DOCTYPE a [<!ENTITY x "y">]></a>')).not.toContain('y');
  const declared = '<!DOCTYPE a [<!ENTITY x "yyyyyyyyyy"><!ENTITY z "&x;&x;&x;">]><a>&z;</a>';
  expect(() => text(declared)).toThrow('a.xml declares entities or elements of its own');
});

it.each([
  ['<a>', 'not well-formed'],
  ['<a></b>', 'not well-formed'],
  ['no xml', 'not well-formed'],
  ['<!-- only -->', 'a.xml'],
  ['<a>'.repeat(100) + '</a>'.repeat(100), 'Maximum nested tags exceeded'],
  [`<a>${'<b/>'.repeat(300_000)}</a>`, 'a.xml has more than 200000 tags'],
  ['<a><__proto__/></a>', 'a.xml cannot be read'],
])('refuses %#', (xml, sentence) => {
  expect(() => readXml('a.xml', xml)).toThrow(sentence);
});
