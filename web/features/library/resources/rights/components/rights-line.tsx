import { licenceTerms } from '@devorbit/contract/library/resource-licences.ts';
import type { Resource } from '@devorbit/contract/library/resources.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import { cluster, text } from '../../../../../ui/layout.ts';
import { hostOf } from '../model.ts';

/** Whose a document is, what others may do with it, and where it comes from. */
export function RightsLine({ resource }: { resource: Resource }) {
  const { licence, attribution, source_url, credit } = resource;
  const { name, url, text: allowed } = licenceTerms[licence];
  return (
    <p className={`${cluster([1, 4])} ${text('fine', 'quiet', 'breaking')}`}>
      <span title={allowed}>
        Licence:{' '}
        {url === undefined ? (
          name
        ) : (
          <a href={url} rel="license noreferrer" target="_blank">
            {name}
          </a>
        )}
      </span>
      {attribution !== '' && (
        <span>
          By <bdi>{attribution}</bdi>
        </span>
      )}
      {source_url !== '' && (
        <span>
          From{' '}
          <a href={source_url} rel="nofollow noreferrer" target="_blank">
            {hostOf(source_url)}
          </a>
        </span>
      )}
      {credit !== null && (
        <span>
          Suggested by <Link to={pathOf('public-profile', { username: credit })}>{credit}</Link>
        </span>
      )}
    </p>
  );
}
