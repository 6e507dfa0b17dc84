import { redo, undo } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { lazy, Suspense } from 'react';
import type { ValueReader } from '../../../../ui/code-editor/codemirror-values.ts';
import type { GoTo } from '../../../../ui/code-editor/editor-props.ts';
import type { Assistance, Assisted } from '../assistance/state.ts';
import { NO_FILE } from '../copy.ts';
import type { Breakpoints } from '../debugging/components/use-breakpoints.ts';
import { moved } from '../debugging/model.ts';
import { FileTabs } from '../editing/components/file-tabs.tsx';
import { type Cursor, ProjectEditor } from '../editing/components/project-editor.tsx';
import type { Texts } from '../editing/components/use-texts.ts';
import { isText } from '../editing/model.ts';
import type { ProjectSession, Shown } from '../editing/state.ts';
import type { FileEntry } from '../model.ts';
import { peopleOf } from '../presence/model.ts';
import type { Present } from '../presence/state.ts';
import { lookOf } from '../viewing/model.ts';
import { KeyRow } from './key-row.tsx';
import classes from './workbench.module.css';

const ProjectPicture = lazy(async () => ({
  default: (await import('../viewing/components/project-picture.tsx')).ProjectPicture,
}));

type Props = {
  session: ProjectSession;
  shown: Shown;
  file: FileEntry | undefined;
  texts: Texts;
  present: Present;
  wide: boolean;
  goTo: GoTo | null;
  breakpoints: Pick<Breakpoints, 'dots' | 'acts'>;
  /** Where a program stands in the file; null: nowhere. */
  stop: { line: number; values: string } | null;
  /** What a name is where it stands. */
  onValue: ValueReader;
  assistance: Assistance;
  assisted: Assisted;
  /** The editor that is there. */
  view: EditorView | null;
  onView: (view: EditorView | null) => void;
  onCursor: (cursor: Cursor) => void;
};

/** The open files, and the one that is shown. */
export function CodePane({
  session,
  shown,
  file,
  texts,
  present,
  wide,
  goTo,
  breakpoints,
  stop,
  onValue,
  assistance,
  assisted,
  view,
  onView,
  onCursor,
}: Props) {
  const { mayEdit } = shown;
  const { presence } = session;
  const hues = new Map(peopleOf(present.others).map(({ username, hue }) => [username, hue]));
  const cursors = file
    ? texts.cursorsIn(file.id, present.others).map(({ page, username, anchor, head }) => ({
        page,
        name: username,
        hue: hues.get(username) ?? 0,
        anchor,
        head,
      }))
    : [];
  return (
    <>
      <FileTabs session={session} shown={shown} />
      {shown.notice !== null && (
        <p className={classes.notice} role="status">
          {shown.notice}{' '}
          <button type="button" className={classes.dismiss} onClick={() => session.forgetNotice()}>
            OK
          </button>
        </p>
      )}
      {isText(file) ? (
        <ProjectEditor
          key={`${file.id} ${shown.epoch}`}
          session={session}
          file={file}
          goTo={goTo}
          breakpoints={breakpoints.dots}
          acts={breakpoints.acts}
          assistance={assisted.extension}
          onTyped={() => assistance.typed()}
          others={cursors}
          followed={cursors.find(({ page }) => page === present.following)?.head ?? null}
          onOwnWay={() => void presence.unfollow()}
          mayEdit={mayEdit}
          onMoved={(lines, byOthers) => {
            const now = moved(shown.breakpoints, file.id, lines);
            if (byOthers) session.moveBreakpoints(now);
            else session.keepBreakpoints(now);
          }}
          stop={stop}
          onValue={onValue}
          onCursor={onCursor}
          onView={(shownView) => {
            onView(shownView);
            assistance.attached(shownView);
          }}
        />
      ) : file && lookOf(file.name) === 'picture' ? (
        <Suspense fallback={<p className={classes.empty}>Loading the picture…</p>}>
          <ProjectPicture key={file.id} session={session} file={file} />
        </Suspense>
      ) : file ? (
        <p className={classes.empty}>{file.name} isn’t text. Download it from the Explorer to look at it.</p>
      ) : (
        <p className={classes.empty}>{NO_FILE}</p>
      )}
      {!wide && mayEdit && isText(file) && view && (
        <KeyRow view={view} onUndo={() => undo(view)} onRedo={() => redo(view)} />
      )}
    </>
  );
}
