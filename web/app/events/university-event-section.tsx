import { EventSection } from '../../features/events/events/components/event-section.tsx';
import { Kit } from '../../ui/kit.tsx';

/** What a college hosts, with what queries need around them. */
export const UniversityEventSection = ({ slug }: { slug: string }) => (
  <Kit>
    <EventSection whose={{ university: slug }} />
  </Kit>
);
