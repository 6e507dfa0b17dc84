import classes from './portal.module.css';

/** A framework's logo, drawn by us; the default one where it cannot be loaded. */
export const FrameworkLogo = ({ logo }: { logo: string }) => (
  <img
    className={classes.logo}
    src={`/logos/${logo}`}
    alt=""
    width={40}
    height={40}
    loading="lazy"
    onError={({ currentTarget }) => {
      if (!currentTarget.src.endsWith('/logos/default.svg')) currentTarget.src = '/logos/default.svg';
    }}
  />
);
