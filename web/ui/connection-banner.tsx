import { useConnection } from '../platform/connection.ts';
import classes from './connection-banner.module.css';

const texts = {
  online: '',
  offline: 'You are offline. What you type is kept on this device.',
  unreachable: 'DevOrbit cannot be reached. What you type is kept on this device.',
};

/** One line over every page while the server cannot be reached. It is on the page from the start: nothing can be fetched then. */
export function ConnectionBanner() {
  const connection = useConnection();
  return (
    <div className={classes.banner} role="status">
      {texts[connection]}
    </div>
  );
}
