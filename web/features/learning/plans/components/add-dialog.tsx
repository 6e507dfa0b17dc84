import type { PlanEdit } from '@devorbit/contract/learning/plan-edits.ts';
import type { PlanItem } from '@devorbit/contract/learning/plan-model.ts';
import { MAX_ITEM_HOURS, MAX_TITLE_CHARS } from '@devorbit/contract/learning/plan-words.ts';
import { useState } from 'react';
import { PlainButton } from '../../../../ui/button-link.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { pad, stack, text } from '../../../../ui/layout.ts';
import field from '../../../../ui/plain-field.module.css';

type Props = {
  items: readonly PlanItem[];
  concepts: readonly { id: string; title: string }[];
  onEdit: (edit: PlanEdit) => void;
  onClose: () => void;
};

/** A step of one’s own: one of our concepts by its title, or anything else. */
export function AddDialog({ items, concepts, onEdit, onClose }: Props) {
  const [title, setTitle] = useState('');
  const [hours, setHours] = useState('3');
  const [after, setAfter] = useState(items.at(-1)?.id ?? '');
  return (
    <Dialog title="Add a step" onClose={onClose}>
      <form
        className={`${stack(4)} ${pad(5)}`}
        onSubmit={(event) => {
          event.preventDefault();
          const concept = concepts.find((one) => one.title.toLowerCase() === title.trim().toLowerCase());
          const duration = Math.round(Number(hours));
          onEdit({ kind: 'add', title: title.trim(), duration, after, ...(concept && { concept }) });
          onClose();
        }}
      >
        <label className={stack(1)}>
          <span className={text('small', 'strong')}>What</span>
          <input
            className={field.field}
            data-autofocus
            list="plan-concepts"
            maxLength={MAX_TITLE_CHARS}
            required
            pattern=".*\S.*"
            placeholder="A concept from DevOrbit, a book, a course …"
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <datalist id="plan-concepts">
            {concepts.map((concept) => (
              <option key={concept.id}>{concept.title}</option>
            ))}
          </datalist>
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
          <span className={text('small', 'strong')}>After</span>
          <select className={field.field} value={after} onChange={({ target }) => setAfter(target.value)}>
            {items.map((item) => (
              <option key={item.id} value={item.id}>
                {item.title}
              </option>
            ))}
          </select>
        </label>
        <div>
          <PlainButton type="submit">Add step</PlainButton>
        </div>
      </form>
    </Dialog>
  );
}
