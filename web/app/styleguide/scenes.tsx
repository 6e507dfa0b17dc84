import { CalmScene } from '../../ui/scenes/calm-scene.tsx';
import { CompassScene } from '../../ui/scenes/compass-scene.tsx';
import { ConsoleScene } from '../../ui/scenes/console-scene.tsx';
import { ConstellationScene } from '../../ui/scenes/constellation-scene.tsx';
import { CraftScene } from '../../ui/scenes/craft-scene.tsx';
import { DockingScene } from '../../ui/scenes/docking-scene.tsx';
import { HelmetScene } from '../../ui/scenes/helmet-scene.tsx';
import { LaunchpadScene } from '../../ui/scenes/launchpad-scene.tsx';
import { LessonScene } from '../../ui/scenes/lesson-scene.tsx';
import { LostSignalScene } from '../../ui/scenes/lost-signal-scene.tsx';
import { OrbitScene } from '../../ui/scenes/orbit-scene.tsx';
import { PodiumScene } from '../../ui/scenes/podium-scene.tsx';
import { SatelliteScene } from '../../ui/scenes/satellite-scene.tsx';
import { SealScene } from '../../ui/scenes/seal-scene.tsx';
import { ShelfScene } from '../../ui/scenes/shelf-scene.tsx';
import { TelescopeScene } from '../../ui/scenes/telescope-scene.tsx';
import { VoicesScene } from '../../ui/scenes/voices-scene.tsx';
import { Group, Specimen } from './specimen.tsx';

const scenes = {
  calm: CalmScene,
  compass: CompassScene,
  console: ConsoleScene,
  constellation: ConstellationScene,
  craft: CraftScene,
  docking: DockingScene,
  helmet: HelmetScene,
  launchpad: LaunchpadScene,
  lesson: LessonScene,
  'lost signal': LostSignalScene,
  orbit: OrbitScene,
  podium: PodiumScene,
  satellite: SatelliteScene,
  seal: SealScene,
  shelf: ShelfScene,
  telescope: TelescopeScene,
  voices: VoicesScene,
};

export const Scenes = () => (
  <Group title="Scenes" note="One line, one signal colour, sunlight; never the only thing that says something.">
    {Object.entries(scenes).map(([name, Picture]) => (
      <Specimen name={name} key={name}>
        <Picture />
      </Specimen>
    ))}
  </Group>
);
