import classes from './page-head.module.css';

/** The title of a page, with the sentence that says what it is for. */
export const PageHead = ({ title, lead }: { title: string; lead: string }) => (
  <header className={classes.head}>
    <h1 className={classes.title}>{title}</h1>
    <p className={classes.lead}>{lead}</p>
  </header>
);
