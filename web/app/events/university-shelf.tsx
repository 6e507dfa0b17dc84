import { EventShelf } from '../../features/events/events/components/event-shelf.tsx';
import { Kit } from '../../ui/kit.tsx';

/** What a college hosts, with what queries need around them. */
export const UniversityShelf = ({ slug }: { slug: string }) => (
  <Kit>
    <EventShelf whose={{ university: slug }} />
  </Kit>
);
