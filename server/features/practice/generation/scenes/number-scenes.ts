/** A row of things with a number each, which the statement calls `nums`. */
export type NumberScene = { place: string; intro: string; item: string; items: string; value: string };

const scene = (place: string, item: string, items: string, value: string, intro: string): NumberScene => ({
  place,
  intro,
  item,
  items,
  value,
});

export const numberScenes: readonly NumberScene[] = [
  scene(
    'at the Harbour',
    'crate',
    'crates',
    'weight',
    'A crane has set down crates in a row on the quay. `nums[i]` is the weight of crate `i` in tonnes.',
  ),
  scene(
    'in the Orchard',
    'tree',
    'trees',
    'harvest',
    'Apple trees stand in a line along the fence. `nums[i]` is the harvest of tree `i` in baskets.',
  ),
  scene(
    'on the Night Train',
    'wagon',
    'wagons',
    'load',
    'A night train is ready to leave. `nums[i]` is the load of wagon `i`, counted from the engine.',
  ),
  scene(
    'at the Observatory',
    'night',
    'nights',
    'star count',
    'An observatory keeps a diary. `nums[i]` is the star count of night `i`: how many new stars were seen.',
  ),
  scene(
    'in the Bakery',
    'tray',
    'trays',
    'count',
    'Trays of rolls leave the oven one after another. `nums[i]` is the count of rolls on tray `i`.',
  ),
  scene(
    'along the River',
    'gauge',
    'gauges',
    'reading',
    'Gauges stand along a river from spring to sea. `nums[i]` is the reading of gauge `i` in centimetres.',
  ),
  scene(
    'in the Library',
    'shelf',
    'shelves',
    'size',
    'A library has one long wall of shelves. `nums[i]` is the size of shelf `i`: how many books stand on it.',
  ),
  scene(
    'at the Weather Post',
    'day',
    'days',
    'rainfall',
    'A weather post writes down the rain of each day. `nums[i]` is the rainfall of day `i` in millimetres.',
  ),
  scene(
    'in the Clock Tower',
    'gear',
    'gears',
    'tooth count',
    'The gears of a clock tower lie in a row on the bench. `nums[i]` is the tooth count of gear `i`.',
  ),
  scene(
    'on the Mountain Trail',
    'stage',
    'stages',
    'climb',
    'A trail over the mountain has many stages. `nums[i]` is the climb of stage `i` in metres.',
  ),
  scene(
    'at the Market',
    'stall',
    'stalls',
    'takings',
    'Market stalls stand side by side. `nums[i]` is the takings of stall `i` this morning, in coins.',
  ),
  scene(
    'in the Greenhouse',
    'pot',
    'pots',
    'leaf count',
    'Pots stand in one row in the greenhouse. `nums[i]` is the leaf count of the plant in pot `i`.',
  ),
];
