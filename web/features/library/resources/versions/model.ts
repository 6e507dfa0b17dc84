import type { Resource } from '@devorbit/contract/library/resources.ts';
import { dateText } from '../../../../platform/format/dates.ts';

/** Which version it has come to, and when; nothing for the first. */
export const versionOf = ({ version, version_at }: Pick<Resource, 'version' | 'version_at'>): string[] =>
  version === 1 || version_at === null ? [] : [`Version ${version}, ${dateText(version_at)}`];
