/** Node's `assert`, of which Babel's helpers use this alone. */
module.exports = (holds, message) => {
  if (!holds) throw new Error(message);
};
