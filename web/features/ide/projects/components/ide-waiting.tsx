import { EditorSkeleton } from '../../../../ui/code-editor/editor-skeleton.tsx';
import classes from './ide-waiting.module.css';

/** The shape of the screen while it comes. */
export function IdeWaiting() {
  return (
    <div className={classes.screen}>
      <h1 className={classes.title}>Online IDE</h1>
      <div className={classes.body}>
        <div className={classes.activity} />
        <div className={classes.side} />
        <div className={classes.code}>
          <EditorSkeleton />
        </div>
      </div>
      <noscript>
        <p className={classes.note}>The Online IDE needs JavaScript.</p>
      </noscript>
    </div>
  );
}
