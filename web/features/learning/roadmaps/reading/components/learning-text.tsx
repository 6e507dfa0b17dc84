import classes from './learning-text.module.css';

/** A text of our own content, rendered while the app was built. */
export const LearningText = ({ html }: { html: string }) => (
  <div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />
);
