import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { PackageError } from './imported-problem.ts';

/** An element with its text: of its CDATA where it has any, else all that stands directly in it. */
export type Element = { name: string; attributes: Record<string, string>; children: Element[]; text: string };

/** Largest XML file, in characters; most tags, which cost far more than their text; deepest nesting. */
const MAX_CHARACTERS = 64 * 1024 * 1024;
const MAX_TAGS = 200_000;
const MAX_DEPTH = 60;

const ATTRIBUTES = ':@';
const TEXT = '#text';
const CDATA = '#cdata';
const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Replaces the five names and the numbers of XML, each once: nothing that a file defines. */
const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(lt|gt|amp|quot|apos));/g, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return named[name] ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The texts of the parser's text nodes of one kind. */
const textsOf = (nodes: unknown[], kind: string): string[] =>
  nodes.flatMap((node) => (isRecord(node) && typeof node[kind] === 'string' ? [node[kind]] : []));

function textOfNodes(nodes: unknown[]): string {
  const plain = textsOf(nodes, TEXT).map(unescaped).join('');
  const sections = nodes.flatMap((node) =>
    isRecord(node) && Array.isArray(node[CDATA]) ? textsOf(node[CDATA], TEXT) : [],
  );
  return sections.length > 0 && plain.trim() === '' ? sections.join('') : plain + sections.join('');
}

function elementsOf(nodes: unknown[]): Element[] {
  return nodes.flatMap((node): Element[] => {
    if (!isRecord(node)) return [];
    const [name, children] = Object.entries(node).find(([key]) => key !== ATTRIBUTES) ?? [];
    if (name === undefined || name === TEXT || name === CDATA || !Array.isArray(children)) return [];
    const given = isRecord(node[ATTRIBUTES]) ? Object.entries(node[ATTRIBUTES]) : [];
    const attributes = Object.fromEntries(given.map(([key, value]) => [key, unescaped(String(value))]));
    return [{ name, attributes, children: elementsOf(children), text: textOfNodes(children) }];
  });
}

/** Throws PackageError where there are too many tags; what stands in CDATA is none. */
function checkTags(file: string, xml: string): void {
  let end = 0;
  for (let count = 0, at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', end), count++) {
    if (count > MAX_TAGS) throw new PackageError(`${file} has more than ${MAX_TAGS} tags`);
    const close = xml.startsWith('<![CDATA[', at) ? xml.indexOf(']]>', at) : at;
    end = close === -1 ? xml.length : close + 1;
  }
}

/** Drops a document type that only names its rules; one that brings its own entities is refused. */
function withoutDoctype(file: string, text: string): string {
  const begin = /<!DOCTYPE/i.exec(text.slice(0, Math.max(0, text.search(/<[A-Za-z_]/))));
  if (!begin) return text;
  const end = text.indexOf('>', begin.index);
  const declaration = text.slice(begin.index, end === -1 ? undefined : end + 1);
  if (end === -1 || declaration.includes('[') || declaration.includes('<', 1))
    throw new PackageError(`${file} declares entities or elements of its own (<!DOCTYPE … [ … ]>), which is not taken`);
  return text.slice(0, begin.index) + text.slice(end + 1);
}

/**
 * The root element of an XML text. No entity is expanded but the five names and the numbers of XML itself, nothing is
 * fetched, and size and depth are bounded. Throws PackageError.
 */
export function readXml(file: string, text: string): Element {
  if (text.length > MAX_CHARACTERS) throw new PackageError(`${file} is larger than ${MAX_CHARACTERS / 1024 / 1024} MB`);
  const xml = withoutDoctype(file, text);
  checkTags(file, xml);
  const valid = XMLValidator.validate(xml, { allowBooleanAttributes: true });
  if (valid !== true)
    throw new PackageError(`${file} is not well-formed XML: ${valid.err.msg} (line ${valid.err.line})`);
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    trimValues: false,
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    cdataPropName: CDATA,
    maxNestedTags: MAX_DEPTH,
  });
  let nodes: unknown;
  try {
    nodes = parser.parse(xml);
  } catch (error) {
    throw new PackageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  const [root] = Array.isArray(nodes) ? elementsOf(nodes) : [];
  if (!root) throw new PackageError(`${file} has no element`);
  return root;
}

/** The child elements of a name. */
export const all = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The first child element on a path of names. */
export const one = (element: Element | undefined, ...names: string[]): Element | undefined =>
  names.reduce<Element | undefined>((at, name) => at?.children.find((child) => child.name === name), element);
