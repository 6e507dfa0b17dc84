import { Notifications } from '@mantine/notifications';
import { Kit } from '../kit.tsx';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';

export default function NotificationCorner() {
  return (
    <Kit>
      <Notifications position="bottom-right" />
    </Kit>
  );
}
