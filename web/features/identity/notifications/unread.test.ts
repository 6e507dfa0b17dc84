import { expect, test } from 'vitest';
import { onNews, tellNews } from './unread.ts';

test('what is new is told to all who listen, until they leave', () => {
  const heard: string[] = [];
  const leave = onNews(({ unread }) => heard.push(`first ${unread}`));
  onNews(({ unread }) => heard.push(`second ${unread}`));
  tellNews({ unread: 2, notification: null });
  leave();
  tellNews({ unread: 3, notification: null });
  expect(heard).toEqual(['first 2', 'second 2', 'second 3']);
});
