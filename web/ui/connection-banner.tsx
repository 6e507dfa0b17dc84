import { useConnection } from '../platform/connection.ts';
import classes from './connection-banner.module.css';

const texts = {
  online: '',
  offline: 'You’re offline. What you type is saved on this device.',
  unreachable: 'Can’t reach DevOrbit. What you type is saved on this device.',
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
