import { baseName } from '@devorbit/contract/ide/paths.ts';
import { MAX_PATH } from '@devorbit/contract/ide/projects-limits.ts';
import {
  ChevronRight,
  Copy,
  Download,
  Ellipsis,
  File,
  FileCode,
  FilePlus,
  Folder,
  FolderPlus,
  Image,
  Pencil,
  Trash2,
  Upload,
} from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useAct } from '../../../../../platform/use-act.ts';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { Actions } from '../../components/actions.tsx';
import { NameDialog } from '../../components/name-dialog.tsx';
import { CALL_FAILED } from '../../copy.ts';
import type { ProjectSession, Shown } from '../../editing/state.ts';
import { EXPLORER_KEYS } from '../../keys/model.ts';
import { addFault, type FileEntry, freeName, renameFault, renames, type Row, rowsOf } from '../../model.ts';
import classes from './explorer.module.css';

type Asked =
  | { what: 'file' | 'folder'; inside: string }
  | { what: 'rename'; row: Row }
  | { what: 'delete'; rows: readonly Row[] };

type Props = {
  session: ProjectSession;
  shown: Shown;
  /** Asked from elsewhere, as by a key. */
  asked: Asked | null;
  onAsked: (asked: Asked | null) => void;
  onOpened: () => void;
  /** Files that somebody brought. */
  onFiles: (files: readonly globalThis.File[], folder: string) => void;
  onImport: () => void;
  onExport: () => void;
  onSaveFile: (file: FileEntry) => void;
};
export type { Asked };

const below = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);
const folderOf = (path: string): string => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '');

/** The files of a project as a tree: arrows move, Enter opens, F2 renames, Delete deletes; files can be dragged into folders. */
export function Explorer({ session, shown, asked, onAsked, onOpened, onFiles, onImport, onExport, onSaveFile }: Props) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [over, setOver] = useState<string | null>(null);
  const tree = useRef<HTMLUListElement>(null);
  const title = useId();
  const { mayEdit } = shown;
  const rows = rowsOf(shown.files, closed);
  const current = shown.files.find(({ id }) => id === shown.current)?.name ?? null;
  const here = rows.find(({ path }) => path === focused) ?? rows.find(({ path }) => path === current) ?? rows[0];
  const textCount = shown.files.filter(({ kind }) => kind !== 'folder').length;
  const act = useAct(
    (work: () => Promise<unknown>) => work(),
    (error) => (error instanceof Error ? ('sentence' in error ? String(error.sentence) : error.message) : CALL_FAILED),
  );

  const idsOf = (marked: readonly Row[]): number[] => [
    ...new Set(
      marked.flatMap((row) =>
        shown.files.filter(({ name }) => name === row.path || name.startsWith(`${row.path}/`)).map(({ id }) => id),
      ),
    ),
  ];
  /** Deleting is offered only while another file remains. */
  const mayDelete = (marked: readonly Row[]): boolean => {
    const ids = new Set(idsOf(marked));
    const left = shown.files.filter(({ id, kind }) => kind !== 'folder' && !ids.has(id)).length;
    return left > 0 || (textCount > 0 && shown.files.every(({ id, kind }) => kind === 'folder' || !ids.has(id)));
  };
  const marked = (row: Row): Row[] => (chosen.has(row.path) ? rows.filter(({ path }) => chosen.has(path)) : [row]);
  const toggle = (row: Row, open = !row.open) => {
    const next = new Set(closed);
    if (open) next.delete(row.path);
    else next.add(row.path);
    setClosed(next);
  };
  const open = (row: Row) => {
    if (row.kind === 'folder') return toggle(row);
    if (row.id === null) return;
    session.open(row.id);
    onOpened();
  };
  const focus = (row: Row | undefined) => {
    if (!row) return;
    setFocused(row.path);
    tree.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(row.path)}"]`)?.focus();
  };
  const move = (from: readonly Row[], folder: string) => {
    const changes = from.flatMap((row) => {
      const to = below(folder, row.name);
      return to === row.path || folder === row.path || folder.startsWith(`${row.path}/`)
        ? []
        : renames(shown.files, row.path, to);
    });
    if (changes.length === 0) return;
    const fault = renameFault(shown.files, changes);
    void act.run(async () => {
      if (fault !== null) throw new Error(fault);
      await session.change(changes);
      setChosen(new Set());
    });
  };
  const duplicate = (row: Row) => {
    if (row.id === null) return;
    const { id } = row;
    void act.run(async () => {
      const name = freeName(shown.files, row.path, 'copy');
      await session.add([
        row.kind === 'text' ? { name, content: session.textOf(id) } : { name, base64: await session.bytesOf(id) },
      ]);
    });
  };

  const pressed = (event: KeyboardEvent, row: Row) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = rows.indexOf(row);
    const keys: Record<string, () => void> = {
      ArrowDown: () => focus(rows[at + 1]),
      ArrowUp: () => focus(rows[at - 1]),
      Home: () => focus(rows[0]),
      End: () => focus(rows.at(-1)),
      ArrowRight: () => (row.kind === 'folder' && !row.open ? toggle(row, true) : focus(rows[at + 1])),
      ArrowLeft: () =>
        row.kind === 'folder' && row.open
          ? toggle(row, false)
          : focus(rows.find(({ path }) => path === folderOf(row.path))),
      [EXPLORER_KEYS.open.key]: () => open(row),
      [EXPLORER_KEYS.mark.key]: () => {
        const next = new Set(chosen);
        if (!next.delete(row.path)) next.add(row.path);
        setChosen(next);
      },
      [EXPLORER_KEYS.rename.key]: () => mayEdit && onAsked({ what: 'rename', row }),
      [EXPLORER_KEYS.remove.key]: () =>
        mayEdit && mayDelete(marked(row)) && onAsked({ what: 'delete', rows: marked(row) }),
    };
    const found = keys[event.key];
    if (found) {
      event.preventDefault();
      event.stopPropagation();
      found();
      return;
    }
    if (event.key.length !== 1) return;
    const after = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
    focus(after.find(({ name }) => name.toLowerCase().startsWith(event.key.toLowerCase())));
  };
  const dropped = (event: DragEvent, folder: string) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(null);
    if (!mayEdit) return;
    if (event.dataTransfer.files.length > 0) return onFiles([...event.dataTransfer.files], folder);
    const paths: unknown = JSON.parse(event.dataTransfer.getData('application/x-devorbit-files') || '[]');
    if (Array.isArray(paths))
      move(
        rows.filter(({ path }) => paths.includes(path)),
        folder,
      );
  };
  const dragOver = (folder: string) => (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (mayEdit && over !== folder) setOver(folder);
  };
  const download = (row: Row) => ({
    label: 'Download',
    icon: <Download size={16} aria-hidden="true" />,
    act: () => {
      const file = shown.files.find(({ id }) => id === row.id);
      if (file) onSaveFile(file);
    },
  });
  const actionsOf = (row: Row) => [
    ...(row.kind === 'folder'
      ? [
          {
            label: 'New file here',
            icon: <FilePlus size={16} aria-hidden="true" />,
            act: () => onAsked({ what: 'file', inside: row.path }),
          },
          {
            label: 'New folder here',
            icon: <FolderPlus size={16} aria-hidden="true" />,
            act: () => onAsked({ what: 'folder', inside: row.path }),
          },
        ]
      : []),
    {
      label: 'Rename or move',
      icon: <Pencil size={16} aria-hidden="true" />,
      act: () => onAsked({ what: 'rename', row }),
    },
    ...(row.kind === 'folder'
      ? []
      : [
          { label: 'Duplicate', icon: <Copy size={16} aria-hidden="true" />, act: () => duplicate(row) },
          download(row),
        ]),
    ...(mayDelete(marked(row))
      ? [
          {
            label: marked(row).length > 1 ? `Delete ${marked(row).length} items` : 'Delete',
            icon: <Trash2 size={16} aria-hidden="true" />,
            act: () => onAsked({ what: 'delete', rows: marked(row) }),
          },
        ]
      : []),
  ];

  return (
    <section
      className={classes.explorer}
      aria-labelledby={title}
      data-over={over === '' || undefined}
      onDragOver={dragOver('')}
      onDragLeave={() => setOver(null)}
      onDrop={(event) => dropped(event, '')}
    >
      <div className={classes.head}>
        <h2 id={title}>Explorer</h2>
        {mayEdit && (
          <>
            <button
              type="button"
              className={classes.tool}
              title="New file"
              aria-label="New file"
              onClick={() => onAsked({ what: 'file', inside: '' })}
            >
              <FilePlus size={17} aria-hidden="true" />
            </button>
            <button
              type="button"
              className={classes.tool}
              title="New folder"
              aria-label="New folder"
              onClick={() => onAsked({ what: 'folder', inside: '' })}
            >
              <FolderPlus size={17} aria-hidden="true" />
            </button>
          </>
        )}
        <Actions
          label="More for files"
          face={<Ellipsis size={17} aria-hidden="true" />}
          actions={[
            ...(mayEdit
              ? [{ label: 'Import files or a zip', icon: <Upload size={16} aria-hidden="true" />, act: onImport }]
              : []),
            { label: 'Download as zip', icon: <Download size={16} aria-hidden="true" />, act: onExport },
          ]}
        />
      </div>
      {act.failure && (
        <p className={classes.failure} role="alert">
          {act.failure}
        </p>
      )}
      <ul className={classes.tree} role="tree" aria-labelledby={title} aria-multiselectable="true" ref={tree}>
        {rows.map((row) => (
          <li
            key={row.path}
            role="treeitem"
            aria-level={row.depth + 1}
            aria-expanded={row.kind === 'folder' ? row.open : undefined}
            aria-selected={chosen.has(row.path) || row.path === current}
            aria-label={row.kind === 'folder' ? `${row.name}, folder` : row.name}
            tabIndex={row === here ? 0 : -1}
            data-path={row.path}
            data-current={row.path === current || undefined}
            data-chosen={chosen.has(row.path) || undefined}
            data-over={(row.kind === 'folder' && over === row.path) || undefined}
            className={classes.row}
            style={{ paddingInlineStart: `${row.depth * 14 + 8}px` }}
            draggable={mayEdit}
            onDragStart={(event) =>
              event.dataTransfer.setData(
                'application/x-devorbit-files',
                JSON.stringify(marked(row).map(({ path }) => path)),
              )
            }
            onDragOver={dragOver(row.kind === 'folder' ? row.path : folderOf(row.path))}
            onDrop={(event) => dropped(event, row.kind === 'folder' ? row.path : folderOf(row.path))}
            onFocus={(event) => {
              if (event.target === event.currentTarget) setFocused(row.path);
            }}
            onKeyDown={(event) => pressed(event, row)}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey) {
                const next = new Set(chosen);
                if (!next.delete(row.path)) next.add(row.path);
                setChosen(next);
                return;
              }
              setChosen(new Set());
              open(row);
            }}
          >
            <span className={classes.icon}>
              {row.kind === 'folder' ? (
                <>
                  <ChevronRight
                    className={classes.chevron}
                    data-open={row.open || undefined}
                    size={14}
                    aria-hidden="true"
                  />
                  <Folder size={15} aria-hidden="true" />
                </>
              ) : row.kind === 'binary' ? (
                <Image size={15} aria-hidden="true" />
              ) : row.name.includes('.') ? (
                <FileCode size={15} aria-hidden="true" />
              ) : (
                <File size={15} aria-hidden="true" />
              )}
            </span>
            <span className={classes.name}>{row.name}</span>
            <span
              className={classes.more}
              role="presentation"
              onClick={(event) => event.stopPropagation()}
              onKeyDown={(event) => event.stopPropagation()}
            >
              {(mayEdit || row.kind !== 'folder') && (
                <Actions
                  label={`Actions for ${row.name}`}
                  face={<Ellipsis size={15} aria-hidden="true" />}
                  actions={mayEdit ? actionsOf(row) : [download(row)]}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      {mayEdit && <p className={classes.hint}>Drop files here to add them.</p>}
      {asked?.what === 'file' && (
        <NameDialog
          title="New file"
          label="File name"
          description={
            asked.inside === '' ? 'With its extension, such as main.py or src/util.js' : `In ${asked.inside}`
          }
          confirm="Create"
          maxLength={MAX_PATH}
          fault={(name) => addFault(shown.files, below(asked.inside, name), 'text')}
          onName={(name) =>
            session.add([{ name: below(asked.inside, name.normalize('NFC')), content: '' }]).then(onOpened)
          }
          onClose={() => onAsked(null)}
        />
      )}
      {asked?.what === 'folder' && (
        <NameDialog
          title="New folder"
          label="Folder name"
          confirm="Create"
          maxLength={MAX_PATH}
          fault={(name) => addFault(shown.files, below(asked.inside, name), 'folder')}
          onName={(name) => session.add([{ name: below(asked.inside, name.normalize('NFC')) }])}
          onClose={() => onAsked(null)}
        />
      )}
      {asked?.what === 'rename' && (
        <NameDialog
          title={`Rename ${baseName(asked.row.path)}`}
          label="Name"
          description="Put a folder and / in front to move it."
          initial={asked.row.path}
          confirm="Rename"
          maxLength={MAX_PATH}
          fault={(name) => renameFault(shown.files, renames(shown.files, asked.row.path, name.normalize('NFC')))}
          onName={(name) => session.change(renames(shown.files, asked.row.path, name.normalize('NFC')))}
          onClose={() => onAsked(null)}
        />
      )}
      {asked?.what === 'delete' && (
        <ConfirmDialog
          title={asked.rows.length > 1 ? `Delete ${asked.rows.length} items?` : `Delete ${asked.rows[0]?.name ?? ''}?`}
          confirm="Delete"
          act={{
            pending: act.pending,
            failure: act.failure,
            run: async () => {
              const ids = idsOf(asked.rows);
              await act.run(async () => {
                await session.remove(ids);
                setChosen(new Set());
                onAsked(null);
              });
              return undefined;
            },
          }}
          onClose={() => onAsked(null)}
        >
          {shown.id === null ? 'It’s gone from this browser for good.' : 'You can get it back from History.'}
        </ConfirmDialog>
      )}
    </section>
  );
}
