import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { plainSentence } from '../../../../../platform/api-error.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import { iconButton } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { keepIn, keepOrder } from '../api.ts';
import { moved } from '../model.ts';

type Props = {
  collection: string;
  /** Of all its documents, in their order. */
  ids: readonly number[];
  /** The place of this one, from 0. */
  at: number;
  title: string;
};

/** Moves a document within a collection, or takes it out. */
export function ItemTools({ collection, ids, at, title }: Props) {
  const client = useQueryClient();
  const failed = (error: unknown) => plainSentence(error, 'The collection was not changed. Please try again.');
  const move = useAct((to: number) => keepOrder(client, collection, moved(ids, at, to)), failed);
  const remove = useAct(() => keepIn(client, collection, ids[at] ?? 0, false), failed);
  return (
    <>
      <button
        className={iconButton}
        type="button"
        aria-label={`Move ${title} up`}
        title="Move up"
        aria-disabled={at === 0 || move.pending}
        onClick={() => at > 0 && void move.run(at - 1)}
      >
        <ArrowUp size={18} aria-hidden="true" />
      </button>
      <button
        className={iconButton}
        type="button"
        aria-label={`Move ${title} down`}
        title="Move down"
        aria-disabled={at === ids.length - 1 || move.pending}
        onClick={() => at < ids.length - 1 && void move.run(at + 1)}
      >
        <ArrowDown size={18} aria-hidden="true" />
      </button>
      <button
        className={iconButton}
        type="button"
        aria-label={`Remove ${title} from the collection`}
        title="Remove"
        aria-disabled={remove.pending}
        onClick={() => void remove.run()}
      >
        <X size={18} aria-hidden="true" />
      </button>
      <Message tone="bad">{move.failure ?? remove.failure}</Message>
    </>
  );
}
