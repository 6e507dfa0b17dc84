import { MAX_NOTE, MAX_NOTE_NAME, MAX_NOTES } from '@devorbit/contract/ide/projects-limits.ts';
import type { Panel } from '@devorbit/contract/ide/projects.ts';
import { ArrowLeft, ArrowRight, ChevronDown, Ellipsis, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { PANEL_NAMES } from '../copy.ts';
import { changeLayout, inKeptOrder, layoutChoice } from '../state.ts';
import { Actions } from './actions.tsx';
import { NameDialog } from './name-dialog.tsx';
import classes from './bottom-panel.module.css';

export type PanelId = keyof typeof PANEL_NAMES | (string & {});

type Props = {
  /** The four that are always there, and what they hold. */
  fixed: Record<keyof typeof PANEL_NAMES, ReactNode>;
  /** How many problems there are, which stands beside the name. */
  problems: number;
  notes: readonly Panel[];
  /** Whether notes are written, added and deleted, not only read. */
  mayEdit: boolean;
  active: PanelId;
  onActive: (id: PanelId) => void;
  onNotes: (notes: readonly Panel[]) => void;
  /** Hides the panel; absent where it cannot be hidden. */
  onHide?: (() => void) | undefined;
};

/** OUTPUT, TERMINAL, PROBLEMS, DEBUG CONSOLE and notes, in an order of one's own. */
export function BottomPanel({ fixed, problems, notes, mayEdit, active, onActive, onNotes, onHide }: Props) {
  const { order } = layoutChoice.useChosen();
  const [dragged, setDragged] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const base = useId();
  const all = inKeptOrder(
    [
      ...Object.entries(PANEL_NAMES).map(([id, name]) => ({ id, name, component: id })),
      ...notes.map(({ id, name, component }) => ({ id, name, component: component as string })),
    ],
    order,
  );
  const at = Math.max(
    0,
    all.findIndex(({ id }) => id === active),
  );
  const shown = all[at];
  const note = notes.find(({ id }) => id === shown?.id);
  const move = (id: string, to: number) => {
    const ids = all.map((panel) => panel.id).filter((each) => each !== id);
    changeLayout({ order: ids.toSpliced(Math.max(0, Math.min(to, ids.length)), 0, id) });
  };
  const pressed = (event: KeyboardEvent) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    const panel = to === undefined ? undefined : all[to];
    if (!panel) return;
    event.preventDefault();
    if (event.altKey && shown) return move(shown.id, to ?? 0);
    onActive(panel.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to ?? 0]?.focus();
  };
  if (!shown) return null;
  return (
    <section className={classes.box} aria-label="Panel">
      <div className={classes.bar}>
        <div className={classes.tabs} role="tablist" aria-label="Panels" ref={list}>
          {all.map(({ id, name }, index) => (
            <span
              key={id}
              role="presentation"
              className={classes.place}
              draggable
              onDragStart={() => setDragged(id)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => dragged !== null && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== null) move(dragged, index);
              }}
            >
              <button
                type="button"
                role="tab"
                id={`${base}${id}`}
                className={classes.tab}
                aria-selected={id === shown.id}
                aria-controls={`${base}panel`}
                tabIndex={id === shown.id ? 0 : -1}
                onClick={() => onActive(id)}
                onKeyDown={pressed}
              >
                {name}
                {id === 'problems' && problems > 0 && <span className={classes.count}>{problems}</span>}
              </button>
            </span>
          ))}
        </div>
        {mayEdit && (
          <button
            type="button"
            className={classes.tool}
            aria-label="Add a panel"
            title="Add a panel"
            aria-disabled={notes.length >= MAX_NOTES}
            onClick={() => notes.length < MAX_NOTES && setAdding(true)}
          >
            <Plus size={16} aria-hidden="true" />
          </button>
        )}
        <Actions
          label="Arrange panels"
          buttonClass={classes.tool}
          face={<Ellipsis size={16} aria-hidden="true" />}
          actions={[
            {
              label: 'Move left',
              icon: <ArrowLeft size={16} aria-hidden="true" />,
              act: () => move(shown.id, at - 1),
              off: at === 0,
            },
            {
              label: 'Move right',
              icon: <ArrowRight size={16} aria-hidden="true" />,
              act: () => move(shown.id, at + 1),
              off: at === all.length - 1,
            },
            ...(note && mayEdit
              ? [
                  {
                    label: `Delete ${note.name}`,
                    icon: <Trash2 size={16} aria-hidden="true" />,
                    act: () => onNotes(notes.filter(({ id }) => id !== note.id)),
                  },
                ]
              : []),
          ]}
        />
        {onHide && (
          <button
            type="button"
            className={classes.tool}
            aria-label="Hide the panel"
            title="Hide the panel (Ctrl+J)"
            onClick={onHide}
          >
            <ChevronDown size={16} aria-hidden="true" />
          </button>
        )}
      </div>
      <div className={classes.body} role="tabpanel" id={`${base}panel`} aria-labelledby={`${base}${shown.id}`}>
        {note ? (
          <textarea
            key={note.id}
            className={classes.note}
            aria-label={`Note ${note.name}`}
            placeholder="Write a note. It’s saved with the project."
            maxLength={MAX_NOTE}
            readOnly={!mayEdit}
            defaultValue={note.text}
            onChange={({ currentTarget }) =>
              onNotes(notes.map((each) => (each.id === note.id ? { ...each, text: currentTarget.value } : each)))
            }
          />
        ) : (
          fixed[shown.id as keyof typeof PANEL_NAMES]
        )}
      </div>
      {adding && (
        <NameDialog
          title="Add a panel"
          label="Panel name"
          description="A note that is saved with the project."
          confirm="Add"
          maxLength={MAX_NOTE_NAME}
          onName={async (name) => {
            const id = `note-${Date.now().toString(36)}`;
            onNotes([...notes, { id, name: name.toUpperCase(), component: 'note', text: '' }]);
            onActive(id);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}
