import type { EventSummary } from '@devorbit/contract/events/events.ts';
import { Blocks, Braces, Mic, Presentation, Trophy, Users } from 'lucide-react';
import { useState } from 'react';
import classes from './event-picture.module.css';

const icons = {
  hackathon: Braces,
  workshop: Blocks,
  conference: Presentation,
  networking: Users,
  webinar: Mic,
  competition: Trophy,
} as const;

/** The picture of an event; without one a sky of ours, by its type. Its title stands beside it. */
export function EventPicture({ event, wide = false }: { event: EventSummary; wide?: boolean }) {
  const [broken, setBroken] = useState<string | null>(null);
  const Icon = icons[event.type];
  const turn = (event.id * 47) % 360;
  return (
    <div className={classes.picture} data-wide={wide || undefined} data-type={event.type}>
      {event.image !== null && event.image !== broken ? (
        <img
          className={classes.image}
          src={event.image}
          alt=""
          width={1200}
          height={675}
          loading="lazy"
          onError={() => setBroken(event.image)}
        />
      ) : (
        <>
          <svg className={classes.sky} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <g transform={`rotate(${(turn % 40) - 20} 160 90)`}>
              <ellipse cx="160" cy="90" rx="150" ry="52" />
              <ellipse cx="160" cy="90" rx="104" ry="34" />
              <ellipse cx="160" cy="90" rx="58" ry="17" />
            </g>
            <circle className={classes.planet} cx={60 + (turn % 200)} cy={36 + (turn % 100)} r="7" />
            <circle className={classes.moon} cx={280 - (turn % 220)} cy={150 - (turn % 110)} r="3.5" />
          </svg>
          <Icon className={classes.icon} size={wide ? 56 : 40} strokeWidth={1.4} aria-hidden="true" />
        </>
      )}
    </div>
  );
}
