import type { ResourceVersion } from '@devorbit/contract/library/resource-versions.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { longDateText } from '../../../../../platform/format/dates.ts';
import { documentSizeText } from '../../../../../platform/format/file-sizes.ts';
import { ownTimeZone } from '../../../../../platform/time-zone.ts';
import { divided, stack, tag, text } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { versionsQuery } from '../api.ts';
import { VERSIONS, VERSIONS_FAILED } from '../copy.ts';
import classes from './version-history.module.css';

/** The files that a document had and has, the newest first; superusers may save the older ones. */
export function VersionHistory({ id }: { id: number }) {
  const query = useQuery(versionsQuery(id));
  if (query.isPending) return <Skeleton height={80} />;
  if (query.isError) return <LoadFailure query={query} title={VERSIONS_FAILED} frame="line" />;
  return (
    <ul className={divided} aria-label={VERSIONS}>
      {query.data.map((version) => (
        <Row key={version.version} version={version} />
      ))}
    </ul>
  );
}

function Row({ version: { version, at, note, file_type, size, current, file_url } }: { version: ResourceVersion }) {
  return (
    <li className={`${stack(1)} ${classes.row}`}>
      <p className={text('breaking')}>
        <span className={text('strong')}>Version {version}</span> {current && <span className={tag}>Current</span>}{' '}
        {note !== '' && note}
      </p>
      <p className={text('fine', 'faint')}>
        <time dateTime={at}>{longDateText(at, ownTimeZone())}</time> · {file_type.toUpperCase()} ·{' '}
        {documentSizeText(size)}
        {!current && file_url !== null && (
          <>
            {' · '}
            <a href={file_url} download>
              Download version {version}
            </a>
          </>
        )}
      </p>
    </li>
  );
}
