import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/ide-project';
import { pageMeta } from '../page-meta.ts';
import type { PageHandle } from '../shell/shell.tsx';
import OnlineIdePage from './online-ide.tsx';

export const meta: MetaFunction = () => pageMeta(head);
export const handle: PageHandle = { footer: false, bar: 'slim' };

export default OnlineIdePage;
