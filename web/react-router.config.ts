import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: false,
  prerender: ['/', '/signin', '/signup', '/QuickDSA', '/dsa-challenges'],
} satisfies Config;
