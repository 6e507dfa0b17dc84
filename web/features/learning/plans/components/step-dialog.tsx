import { type PlanEdit, roomOf } from '@devorbit/contract/learning/plan-edits.ts';
import type { PlanItem } from '@devorbit/contract/learning/plan-model.ts';
import { MAX_ITEM_HOURS, MAX_NOTE_CHARS, MAX_TITLE_CHARS } from '@devorbit/contract/learning/plan-words.ts';
import { useState } from 'react';
import { PlainButton } from '../../../../ui/button-link.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { cluster, stack, text } from '../../../../ui/layout.ts';
import field from '../../../../ui/plain-field.module.css';
import classes from './step-dialog.module.css';

type Props = { item: PlanItem; items: readonly PlanItem[]; onEdit: (edit: PlanEdit) => void; onClose: () => void };

/** A step’s words, hours, note and place. */
export function StepDialog({ item, items, onEdit, onClose }: Props) {
  const [title, setTitle] = useState(item.title);
  const [hours, setHours] = useState(String(item.duration));
  const [note, setNote] = useState(item.note);
  const at = items.findIndex(({ id }) => id === item.id);
  const room = roomOf(items, item.id);
  const save = () => {
    const duration = Math.round(Number(hours));
    if (title.trim() !== '' && title.trim() !== item.title)
      onEdit({ kind: 'rename', item: item.id, title: title.trim() });
    if (duration >= 1 && duration <= MAX_ITEM_HOURS && duration !== item.duration)
      onEdit({ kind: 'hours', item: item.id, duration });
    if (note.trim() !== item.note) onEdit({ kind: 'note', item: item.id, note: note.trim() });
    onClose();
  };
  const move = (to: number) => onEdit({ kind: 'move', item: item.id, to });
  return (
    <Dialog title="Edit step" onClose={onClose}>
      <form
        className={stack(4)}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <label className={stack(1)}>
          <span className={text('small', 'strong')}>Title</span>
          <input
            className={field.field}
            maxLength={MAX_TITLE_CHARS}
            required
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </label>
        <label className={stack(1)}>
          <span className={text('small', 'strong')}>Hours</span>
          <input
            className={field.field}
            type="number"
            min={1}
            max={MAX_ITEM_HOURS}
            step={1}
            required
            value={hours}
            onChange={({ target }) => setHours(target.value)}
          />
        </label>
        <label className={stack(1)}>
          <span className={text('small', 'strong')}>Note</span>
          <textarea
            className={`${field.field} ${classes.note}`}
            maxLength={MAX_NOTE_CHARS}
            rows={4}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </label>
        <div className={cluster(3)}>
          <PlainButton tone="plain" size="small" disabled={at <= room.from} onClick={() => move(at - 1)}>
            Move earlier
          </PlainButton>
          <PlainButton tone="plain" size="small" disabled={at >= room.to} onClick={() => move(at + 1)}>
            Move later
          </PlainButton>
          <span className={text('quiet', 'fine')} role="status">
            Step {at + 1} of {items.length}
          </span>
        </div>
        <div className={cluster(3, { justify: 'between' })}>
          <PlainButton type="submit">Save</PlainButton>
          <PlainButton
            tone="quiet"
            disabled={items.length === 1}
            onClick={() => {
              onEdit({ kind: 'remove', item: item.id });
              onClose();
            }}
          >
            Remove step
          </PlainButton>
        </div>
      </form>
    </Dialog>
  );
}
