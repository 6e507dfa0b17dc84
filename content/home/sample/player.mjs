export class Player {
  lane = 3;
  shields = 3;
  stars = 0;

  // One lane to a side at most: a star first, then free space.
  steer(rocks) {
    const near = [this.lane, this.lane - 1, this.lane + 1];
    const find = (sign) => near.find((lane) => rocks[lane] === sign);
    this.lane = find('*') ?? find('.') ?? this.lane;
  }

  // What happens in the lane, in words.
  meet(rocks) {
    if (rocks[this.lane] === '*') return `star ${++this.stars}`;
    if (rocks[this.lane] === '.') return '';
    return --this.shields > 0 ? 'a bump' : 'and a crack';
  }
}
