import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';

export default function NotificationCorner() {
  return <Notifications position="bottom-right" />;
}
