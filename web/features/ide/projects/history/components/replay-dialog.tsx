import { ChangeSet, Text } from '@codemirror/state';
import type { Update } from '@devorbit/contract/ide/files.ts';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { momentText } from '../../../../../platform/format/dates.ts';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { fetchChanges, fetchHistory } from '../../api.ts';
import classes from './history.module.css';

/** A film of this many pictures at most; further changes are taken together. */
const PICTURES = 400;
const PICTURE_MS = 80;

type Picture = { at: string; text: string };

/** What a file was, change by change. */
async function filmOf(project: number, file: number): Promise<Picture[]> {
  const base = await fetchHistory(project, file);
  const updates: Update[] = [];
  for (let after = base.version, more = true; more;) {
    const reply = await fetchChanges(project, file, after);
    updates.push(...reply.updates);
    after = reply.updates.at(-1)?.version ?? after;
    more = reply.more && reply.updates.length > 0;
  }
  const every = Math.max(1, Math.ceil(updates.length / PICTURES));
  let text = Text.of(base.content.split('\n'));
  const film: Picture[] = [{ at: base.at, text: base.content }];
  for (const [index, { changes, at }] of updates.entries()) {
    text = ChangeSet.fromJSON(changes).apply(text);
    if ((index + 1) % every === 0 || index === updates.length - 1) film.push({ at, text: text.toString() });
  }
  return film;
}

type Props = { project: number; file: { id: number; name: string }; onClose: () => void };

/** How a file came to be, to be played or moved through. */
export function ReplayDialog({ project, file, onClose }: Props) {
  const query = useQuery({
    queryKey: ['ide', 'film', project, file.id] as const,
    queryFn: () => filmOf(project, file.id),
    gcTime: 0,
  });
  return (
    <Dialog title={`Replay of ${file.name}`} size="wide" onClose={onClose}>
      <div className={classes.version}>
        <ListPage query={query} failure="The replay couldn’t be loaded.">
          {(film) => <Film film={film} name={file.name} />}
        </ListPage>
      </div>
    </Dialog>
  );
}

function Film({ film, name }: { film: readonly Picture[]; name: string }) {
  const last = film.length - 1;
  const [at, setAt] = useState(last);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setAt((now) => Math.min(last, now + 1)), PICTURE_MS);
    return () => clearInterval(timer);
  }, [playing, last]);
  if (playing && at === last) setPlaying(false);
  const picture = film[at];
  return (
    <>
      <div className={classes.head}>
        <button
          type="button"
          className={classes.button}
          onClick={() => {
            if (!playing && at === last) setAt(0);
            setPlaying(!playing);
          }}
        >
          {playing ? <Pause size={15} aria-hidden="true" /> : <Play size={15} aria-hidden="true" />}
          {playing ? 'Pause' : 'Play'}
        </button>
        <input
          className={classes.slider}
          type="range"
          aria-label={`Moment of ${name}`}
          aria-valuetext={picture ? momentText(picture.at) : ''}
          min={0}
          max={last}
          value={at}
          onChange={({ currentTarget }) => {
            setPlaying(false);
            setAt(Number(currentTarget.value));
          }}
        />
        <p className={classes.when}>
          {at + 1} of {film.length}
          {picture && `, ${momentText(picture.at)}`}
        </p>
      </div>
      <pre className={classes.picture} tabIndex={0} aria-label={`${name} at this moment`}>
        {picture?.text}
      </pre>
    </>
  );
}
