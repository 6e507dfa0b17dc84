const { shout } = require('./text.js');

const planets = ['Mercury', 'Venus', 'Earth', 'Mars'];
planets
  .filter((planet) => planet.includes('r'))
  .map(shout)
  .forEach((planet) => console.log(planet));
