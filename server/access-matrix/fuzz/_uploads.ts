import { packageFiles, passFail, type Texts } from '@devorbit/content-reader/packages/_packages.ts';
import { writeZip } from '@devorbit/content-reader/packages/zip.ts';
import type { Call } from './_calls.ts';
import type { Variant } from './_draft.ts';
import { DEEP_LIST } from './_hostile.ts';

const upload = (name: string, type: string, raw: Buffer): Variant => ({
  name: `${name} is uploaded`,
  first: true,
  change: (draft) => Object.assign(draft, { raw, headers: { ...draft.headers, 'content-type': type } }),
});

const FORM = 'multipart/form-data; boundary=x';
const part = (disposition: string, content: string, more = '') =>
  `--x\r\ncontent-disposition: ${disposition}\r\n${more}\r\n${content}\r\n`;
const form = (name: string, ...parts: string[]) =>
  upload(name, FORM, Buffer.from(`${parts.join('')}--x--\r\n`, 'latin1'));
const FILE = 'form-data; name="profile_picture"; filename="me.png"';

const pictures = [
  form('a picture that is none', part(FILE, 'GIF89a')),
  form(
    'nested JSON beside no picture',
    part('form-data; name="data"', DEEP_LIST, 'content-type: application/json\r\n'),
  ),
  form('a form with a name of half a character', part('form-data; name="\xed\xa0\x80"; filename="\x00"', 'x')),
  form('a form with a nameless part', part('form-data', 'x'), part('attachment; x=', 'y')),
  form('a form with odd headers', part(FILE, 'x', 'content-type: ;;\r\nx: \x00\r\n: y\r\n')),
  form('a form with __proto__', part('form-data; name="__proto__"', '1'), part('form-data; name="constructor"', '2')),
  form('a form of many parts', part('form-data; name="a"', 'x').repeat(200)),
  upload('half a form', FORM, Buffer.from(part(FILE, 'x').slice(0, 60))),
  upload('a form of another boundary', 'multipart/form-data; boundary=y', Buffer.from(part(FILE, 'x'))),
  upload('a form without a boundary', 'multipart/form-data', Buffer.from(part(FILE, 'x'))),
];

const zip = (name: string, texts: Texts) =>
  upload(name, 'application/zip', Buffer.from(writeZip(packageFiles(texts), 'package')));
const titled = (title: string): Texts => ({
  ...passFail,
  'data/secret/02-large.yaml': null,
  'problem.yaml': passFail['problem.yaml']?.replace(/^name: .*$/m, `name: ${title}`) ?? null,
});
const nestedXml = '<a>'.repeat(10_000) + '</a>'.repeat(10_000);

const packages = [
  zip('a package', titled('Twice')),
  zip('a package whose title ends in half a character', titled('"Tw\\ud83d"')),
  zip('a package whose title has NUL', titled('"Tw\\0ice"')),
  zip('a package of nested YAML', titled(DEEP_LIST)),
  zip('a package of nested JSON', { 'problem.json': DEEP_LIST, 'testcase/1.in': '1', 'testcase/1.out': '1' }),
  zip('a package of nested XML', { 'problem.xml': nestedXml }),
  upload('nested XML', 'text/xml', Buffer.from(`<fps version="1.4">${nestedXml}</fps>`)),
];

const forms = [
  upload('a form to unsubscribe', 'application/x-www-form-urlencoded', Buffer.from('List-Unsubscribe=One-Click')),
  upload('a form of odd percents', 'application/x-www-form-urlencoded', Buffer.from('%00=%zz&%ED%A0%80=%&__proto__=1')),
  form('a form of parts', part('form-data; name="List-Unsubscribe"', DEEP_LIST.slice(0, 2_000))),
];

/** Bodies of the calls that take something else than JSON. */
export function uploadsOf({ name }: Call): Variant[] {
  if (name === 'post /api/profile/picture/') return pictures;
  if (name === 'post /api/problems/{id}/authoring/import/') return packages;
  return name === 'post /api/unsubscribe/{token}/' ? forms : [];
}
