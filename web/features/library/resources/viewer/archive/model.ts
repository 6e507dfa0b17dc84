import type { ArchiveEntry } from '@devorbit/contract/library/resources.ts';
import { byName } from '../../../../../platform/format/order.ts';

/** A folder with what is in it, or a file, which is the entry `at` this place of the list. */
type Node = { key: string; name: string } & ({ inside: Node[] } | { at: number });
/** A line of the tree as it is shown. */
export type Row = {
  key: string;
  name: string;
  /** From 1. */
  level: number;
  /** Null for a file. */
  open: boolean | null;
  /** Place of its entry in the list; null for a folder. */
  at: number | null;
};
type Folder = { key: string; folders: Map<string, Folder>; files: { key: string; name: string; at: number }[] };

const emptyFolder = (key: string): Folder => ({ key, folders: new Map(), files: [] });

function inOrder({ folders, files }: Folder): Node[] {
  return [
    ...[...folders]
      .toSorted(([a], [b]) => byName(a, b))
      .map(([name, folder]) => ({ key: folder.key, name, inside: inOrder(folder) })),
    ...files.toSorted((a, b) => byName(a.name, b.name)),
  ];
}

/** What an archive names as folders with files in them, folders first. Names are texts: `..` is a folder like any other. */
export function treeOf(entries: readonly Pick<ArchiveEntry, 'name' | 'folder'>[]): Node[] {
  const root = emptyFolder('');
  for (const [at, { name, folder }] of entries.entries()) {
    const parts = name.split(/[/\\]/).filter((part) => part !== '');
    const last = folder ? undefined : (parts.pop() ?? name);
    let here = root;
    for (const part of parts) {
      const next = here.folders.get(part) ?? emptyFolder(`${here.key}${part}/`);
      here.folders.set(part, next);
      here = next;
    }
    if (last !== undefined) here.files.push({ key: String(at), name: last, at });
  }
  return inOrder(root);
}

/** The lines that are shown while these folders are closed. */
export const rowsOf = (nodes: readonly Node[], closed: ReadonlySet<string>, level = 1): Row[] =>
  nodes.flatMap((node): Row[] => {
    const { key, name } = node;
    if (!('inside' in node)) return [{ key, name, level, open: null, at: node.at }];
    const open = !closed.has(key);
    return [{ key, name, level, open, at: null }, ...(open ? rowsOf(node.inside, closed, level + 1) : [])];
  });

/** Trees with more lines begin with their folders closed. */
const MOST_OPEN = 60;

/** The folders that are closed at first: none of a small tree, of a large one all but those on the way to what is read. */
export function closedAtFirst(nodes: readonly Node[], chosen: number | null): Set<string> {
  const closed = new Set<string>();
  if (rowsOf(nodes, closed).length <= MOST_OPEN) return closed;
  /** Whether what is read is in there. */
  const close = (inside: readonly Node[]): boolean =>
    inside
      .map((node) => {
        if (!('inside' in node)) return node.at === chosen;
        const leads = close(node.inside);
        if (!leads) closed.add(node.key);
        return leads;
      })
      .some(Boolean);
  close(nodes);
  return closed;
}

/** Where a key of the keyboard leads from a line: to another one, or to a folder that opens or closes; null for nothing. */
export function stepFrom(rows: readonly Row[], at: number, key: string): { to: number } | { turn: string } | null {
  const row = rows[at];
  if (row === undefined) return null;
  const to = (next: number) => (rows[next] === undefined || next === at ? null : { to: next });
  switch (key) {
    case 'ArrowDown':
      return to(at + 1);
    case 'ArrowUp':
      return to(at - 1);
    case 'Home':
      return to(0);
    case 'End':
      return to(rows.length - 1);
    case 'ArrowRight':
      if (row.open === false) return { turn: row.key };
      return row.open && (rows[at + 1]?.level ?? 0) > row.level ? to(at + 1) : null;
    case 'ArrowLeft':
      if (row.open) return { turn: row.key };
      return to(rows.findLastIndex(({ level }, index) => index < at && level < row.level));
    default:
      return null;
  }
}

/** What is read first: the text that says what all the others are. Null where there is none. */
export function readFirst(entries: readonly Pick<ArchiveEntry, 'name' | 'text'>[]): number | null {
  const depth = (name: string) => name.split(/[/\\]/).length;
  const [first] = entries
    .map(({ name, text }, at) => ({ name, text, at }))
    .filter(({ name, text }) => text !== null && /(^|[/\\])readme(\.(md|markdown|txt))?$/i.test(name))
    .toSorted((a, b) => depth(a.name) - depth(b.name));
  return first?.at ?? null;
}
