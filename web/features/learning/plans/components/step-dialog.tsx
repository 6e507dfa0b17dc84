import { type PlanEdit, roomOf } from '@devorbit/contract/learning/plan-edits.ts';
import type { PlanItem } from '@devorbit/contract/learning/plan-model.ts';
import { MAX_ITEM_HOURS, MAX_NOTE_CHARS, MAX_TITLE_CHARS } from '@devorbit/contract/learning/plan-words.ts';
import { useState } from 'react';
import { counted } from '../../../../platform/format/plurals.ts';
import { PlainButton } from '../../../../ui/button-link.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { cluster, pad, stack, text } from '../../../../ui/layout.ts';
import field from '../../../../ui/plain-field.module.css';
import classes from './step-dialog.module.css';

/** Ends the title of what is split off, until it has a better one. */
const PART = ', part 2';

type Props = { item: PlanItem; items: readonly PlanItem[]; onEdit: (edit: PlanEdit) => void; onClose: () => void };

/** A step’s words, hours, note and place; it can be skipped, divided, and made one with the next. */
export function StepDialog({ item, items, onEdit, onClose }: Props) {
  const [title, setTitle] = useState(item.title);
  const [hours, setHours] = useState(String(item.duration));
  const [note, setNote] = useState(item.note);
  const at = items.findIndex(({ id }) => id === item.id);
  const room = roomOf(items, item.id);
  const next = items[at + 1];
  const isWhole = item.kind === 'checkpoint';
  const [parts, setParts] = useState<{ first: string; title: string } | null>(null);
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
  const change = (edit: PlanEdit) => {
    onEdit(edit);
    onClose();
  };
  if (parts !== null) {
    const first = Math.round(Number(parts.first));
    return (
      <Dialog title="Split step" onClose={onClose}>
        <form
          className={`${stack(4)} ${pad(5)}`}
          onSubmit={(event) => {
            event.preventDefault();
            change({ kind: 'split', item: item.id, duration: first, title: parts.title.trim() });
          }}
        >
          <p>
            “{item.title}” takes {counted(item.duration, 'hour')}. The hours you don’t give to the first part become a
            separate step right after it.
          </p>
          <label className={stack(1)}>
            <span className={text('small', 'strong')}>Hours of the first part</span>
            <input
              className={field.field}
              type="number"
              min={1}
              max={item.duration - 1}
              step={1}
              required
              value={parts.first}
              onChange={({ target }) => setParts({ ...parts, first: target.value })}
            />
          </label>
          <label className={stack(1)}>
            <span className={text('small', 'strong')}>Title of the second part</span>
            <input
              className={field.field}
              maxLength={MAX_TITLE_CHARS}
              required
              pattern=".*\S.*"
              value={parts.title}
              onChange={({ target }) => setParts({ ...parts, title: target.value })}
            />
          </label>
          <p className={text('quiet', 'fine')} role="status">
            {first >= 1 && first < item.duration
              ? `${counted(first, 'hour')}, then ${counted(item.duration - first, 'hour')}`
              : `From 1 to ${item.duration - 1} hours`}
          </p>
          <div className={cluster(3)}>
            <PlainButton type="submit">Split</PlainButton>
            <PlainButton tone="quiet" onClick={() => setParts(null)}>
              Back
            </PlainButton>
          </div>
        </form>
      </Dialog>
    );
  }
  return (
    <Dialog title="Edit step" onClose={onClose}>
      <form
        className={`${stack(4)} ${pad(5)}`}
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
        <div className={cluster(3)}>
          <PlainButton
            tone="plain"
            size="small"
            disabled={item.completed}
            onClick={() => change({ kind: 'skip', item: item.id, skipped: !item.skipped })}
          >
            {item.skipped ? 'Don’t skip it' : 'Skip it'}
          </PlainButton>
          <PlainButton
            tone="plain"
            size="small"
            disabled={isWhole || item.completed || item.duration < 2}
            onClick={() =>
              setParts({
                first: String(Math.ceil(item.duration / 2)),
                title: `${item.title.slice(0, MAX_TITLE_CHARS - PART.length)}${PART}`,
              })
            }
          >
            Split in two
          </PlainButton>
          <PlainButton
            tone="plain"
            size="small"
            disabled={isWhole || next === undefined || next.kind === 'checkpoint'}
            onClick={() => change({ kind: 'merge', item: item.id })}
          >
            Merge with the next
          </PlainButton>
        </div>
        <div className={cluster(3, { justify: 'between' })}>
          <PlainButton type="submit">Save</PlainButton>
          <PlainButton
            tone="quiet"
            disabled={items.length === 1}
            onClick={() => change({ kind: 'remove', item: item.id })}
          >
            Remove step
          </PlainButton>
        </div>
      </form>
    </Dialog>
  );
}
