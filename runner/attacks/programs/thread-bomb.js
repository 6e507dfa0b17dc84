// Starts workers without end, each of which computes and starts more.
const { Worker } = require('node:worker_threads');
const more = () => {
  new Worker(__filename).on('error', () => {});
  setImmediate(more);
};
more();
