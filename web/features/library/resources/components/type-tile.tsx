import { type FileType, previewOf } from '@devorbit/contract/library/resources-limits.ts';
import classes from './type-tile.module.css';

/** The type of a file as a small sheet of paper. */
export const TypeTile = ({ type }: { type: FileType }) => (
  <span
    className={classes.tile}
    data-kind={/^(doc|ppt|xls)/.test(type) ? 'office' : previewOf(type)}
    aria-hidden="true"
  >
    {type}
  </span>
);
