import type { SocialLinks as Links } from '@devorbit/contract/community/profiles.ts';
import { ExternalLink } from 'lucide-react';
import { cluster, row, text } from '../../../../ui/layout.ts';
import { shownLinks } from '../model.ts';

/** The networks whose address is set. */
export function SocialLinks({ links }: { links: Links }) {
  const shown = shownLinks(links);
  if (shown.length === 0) return null;
  return (
    <ul className={cluster([1, 4], { align: 'stretch' })} aria-label="Social links">
      {shown.map(({ name, href }) => (
        <li key={name}>
          <a
            className={`${row(1)} ${text('small', 'strong')}`}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            title={href}
          >
            {name}
            <ExternalLink size={14} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
