import { Bug, Files, FolderOpen, History, MessageSquare, Search, Share2, Users } from 'lucide-react';
import { EditorSettingsButton } from '../../../../ui/code-editor/editor-settings-button.tsx';
import type { Shown } from '../editing/state.ts';
import classes from './workbench.module.css';

export type Side = 'files' | 'search' | 'history' | 'debug' | 'people' | 'chat';

const ACTIVITIES = [
  { id: 'files', label: 'Explorer', icon: Files },
  { id: 'search', label: 'Search', icon: Search },
  { id: 'debug', label: 'Run and debug', icon: Bug },
  { id: 'history', label: 'History', icon: History },
  { id: 'people', label: 'People', icon: Users },
  { id: 'chat', label: 'Chat', icon: MessageSquare },
] as const;
/** What only a saved project has. */
const SAVED: ReadonlySet<Side> = new Set<Side>(['history', 'people', 'chat']);

type Props = {
  shown: Shown;
  side: Side | null;
  /** Something was written that was not looked at. */
  hasNews: boolean;
  onSide: (side: Side) => void;
  onShare: () => void;
  onProjects: () => void;
};

/** What the sidebar shows, and what concerns the project as a whole. */
export function ActivityBar({ shown, side, hasNews, onSide, onShare, onProjects }: Props) {
  const isSaved = shown.id !== null;
  return (
    <nav className={classes.activity} aria-label="Activity bar" data-pane="activity">
      {ACTIVITIES.filter(({ id }) => isSaved || !SAVED.has(id)).map(({ id, label, icon: Icon }) => (
        <button
          key={id}
          type="button"
          className={classes.act}
          aria-label={id === 'chat' && hasNews ? 'Chat, new messages' : label}
          title={label}
          data-news={(id === 'chat' && hasNews) || undefined}
          aria-pressed={side === id}
          onClick={() => onSide(id)}
        >
          <Icon size={21} aria-hidden="true" />
        </button>
      ))}
      {isSaved && shown.role === 'owner' && (
        <button type="button" className={classes.act} aria-label="Share" title="Share" onClick={onShare}>
          <Share2 size={21} aria-hidden="true" />
        </button>
      )}
      <button type="button" className={classes.act} aria-label="Projects" title="Projects" onClick={onProjects}>
        <FolderOpen size={21} aria-hidden="true" />
      </button>
      <span className={classes.settings}>
        <EditorSettingsButton />
      </span>
    </nav>
  );
}
