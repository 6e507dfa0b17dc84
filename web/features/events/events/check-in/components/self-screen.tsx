import { useQuery } from '@tanstack/react-query';
import { stack, text } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { QrCode } from '../../../../../ui/qr-code.tsx';
import { selfCodeQuery } from '../api.ts';
import classes from './self-screen.module.css';

/** For a screen at the place: people scan it with their telephones, or type its code, and are in. */
export function SelfScreen({ event }: { event: number }) {
  const query = useQuery(selfCodeQuery(event));
  return (
    <ListPage query={query} failure="The code could not be loaded" frame="line">
      {({ code, address, arrived, expected }) => (
        <div className={`${stack(4, 'center')} ${classes.screen}`}>
          <p className={text('lead')}>Scan this with your phone, or type the code on the event’s page.</p>
          <QrCode text={address} label="QR code to check in" />
          <p className={classes.code}>{code}</p>
          <p className={text('quiet', 'tabular')}>
            {arrived} of {expected} in. The code changes every 30 seconds.
          </p>
        </div>
      )}
    </ListPage>
  );
}
