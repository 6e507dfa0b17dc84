import { Eye } from 'lucide-react';
import { row, tag } from '../../../../../ui/layout.ts';
import classes from './public-profile.module.css';

/** What the owner reads beside a section that not everybody sees. */
export function VisibilityMark({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <span
      className={`${row(1)} ${tag} ${classes.mark}`}
      title={text === 'Members' ? 'Only signed-in people can see this' : 'Only you can see this'}
    >
      <Eye size={14} aria-hidden="true" />
      {text}
    </span>
  );
}
