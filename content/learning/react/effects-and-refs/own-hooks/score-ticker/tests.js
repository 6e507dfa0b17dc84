const makeFeed = () => {
  const listeners = new Set();
  const log = [];
  return {
    log,
    count: () => listeners.size,
    join(match, listener) {
      const one = { match, listener };
      listeners.add(one);
      log.push(`join ${match}`);
      return () => void listeners.delete(one);
    },
    send: (match, score) => listeners.forEach((one) => one.match === match && one.listener(score)),
  };
};

test('the score of the match is shown', async () => {
  const feed = makeFeed();
  await show({ feed, match: 'MI-CSK', paused: false });
  feed.send('MI-CSK', '120/3');
  await wait(20);
  expect(text('status')).toBe('120/3');
});

test('larger print joins nothing', async () => {
  const feed = makeFeed();
  await show({ feed, match: 'MI-CSK', paused: false });
  await press('Larger print');
  await press('Larger print');
  expect(feed.log).toEqual(['join MI-CSK']);
});

test('another match is joined and the first one left', async () => {
  const feed = makeFeed();
  await show({ feed, match: 'MI-CSK', paused: false });
  await show({ feed, match: 'RR-GT', paused: false });
  expect(feed.log).toEqual(['join MI-CSK', 'join RR-GT']);
  expect(feed.count()).toBe(1);
});

test('while paused nobody listens', async () => {
  const feed = makeFeed();
  await show({ feed, match: 'MI-CSK', paused: false });
  await show({ feed, match: 'MI-CSK', paused: true });
  expect(text('status')).toBe('Paused');
  expect(feed.count()).toBe(0);
});

test('after a pause the last score is back', async () => {
  const feed = makeFeed();
  await show({ feed, match: 'MI-CSK', paused: false });
  feed.send('MI-CSK', '88/1');
  await wait(20);
  await show({ feed, match: 'MI-CSK', paused: true });
  await show({ feed, match: 'MI-CSK', paused: false });
  expect(text('status')).toBe('88/1');
});
