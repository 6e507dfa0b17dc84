import { baseName } from '@devorbit/contract/ide/paths.ts';
import { ArrowLeft, ArrowRight, Ellipsis, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Actions } from '../../components/actions.tsx';
import type { FileEntry } from '../../model.ts';
import type { ProjectSession, Shown } from '../state.ts';
import classes from './file-tabs.module.css';

type Props = { session: ProjectSession; shown: Shown };

/** The open files. Tabs are dragged to another place, or moved there by the menu. */
export function FileTabs({ session, shown }: Props) {
  const [dragged, setDragged] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const files = shown.tabs.flatMap((id): FileEntry[] => shown.files.filter((file) => file.id === id));
  const names = files.map(({ name }) => baseName(name));
  const pressed = (event: KeyboardEvent, at: number) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: files.length - 1 }[event.key];
    const file = to === undefined ? undefined : files[to];
    if (event.key === 'Delete') {
      const { id } = files[at] ?? {};
      if (id !== undefined) session.close(id);
    }
    if (!file) return;
    event.preventDefault();
    session.open(file.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to ?? 0]?.focus();
  };
  const current = files.findIndex(({ id }) => id === shown.current);
  const { id: currentId, name: currentName } = files[current] ?? {};
  return (
    <div className={classes.bar}>
      <div className={classes.tabs} role="tablist" aria-label="Open files" ref={list}>
        {files.map((file, at) => (
          <span
            key={file.id}
            className={classes.place}
            role="presentation"
            data-current={file.id === shown.current || undefined}
            draggable
            onDragStart={() => setDragged(file.id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) session.moveTab(dragged, at);
            }}
          >
            <button
              type="button"
              role="tab"
              className={classes.tab}
              aria-selected={file.id === shown.current}
              tabIndex={file.id === shown.current || (shown.current === null && at === 0) ? 0 : -1}
              title={file.name}
              onClick={() => session.open(file.id)}
              onAuxClick={(event) => event.button === 1 && session.close(file.id)}
              onKeyDown={(event) => pressed(event, at)}
            >
              {names.filter((name) => name === names[at]).length > 1 ? file.name : names[at]}
            </button>
          </span>
        ))}
      </div>
      {currentId !== undefined && (
        <>
          <button
            type="button"
            className={classes.close}
            aria-label={`Close ${baseName(currentName ?? '')}`}
            title="Close"
            onClick={() => session.close(currentId)}
          >
            <X size={15} aria-hidden="true" />
          </button>
          <Actions
            label="Arrange tabs"
            face={<Ellipsis size={16} aria-hidden="true" />}
            actions={[
              {
                label: 'Move left',
                icon: <ArrowLeft size={16} aria-hidden="true" />,
                act: () => session.moveTab(currentId, current - 1),
                off: current === 0,
              },
              {
                label: 'Move right',
                icon: <ArrowRight size={16} aria-hidden="true" />,
                act: () => session.moveTab(currentId, current + 1),
                off: current === files.length - 1,
              },
              {
                label: 'Close others',
                icon: <X size={16} aria-hidden="true" />,
                act: () => {
                  for (const { id } of files) if (id !== currentId) session.close(id);
                },
                off: files.length < 2,
              },
            ]}
          />
        </>
      )}
    </div>
  );
}
