const makeFeed = () => {
  const listeners = [];
  return {
    count: () => listeners.length,
    on: (line, listener) => void listeners.push({ line, listener }),
    off(line, listener) {
      const at = listeners.findIndex((one) => one.line === line && one.listener === listener);
      if (at >= 0) listeners.splice(at, 1);
    },
    send: (line, minutes) => listeners.filter((one) => one.line === line).forEach((one) => one.listener(minutes)),
  };
};

test('news of the line is shown', async () => {
  const feed = makeFeed();
  await show({ feed, line: '12' });
  feed.send('12', 4);
  await wait(20);
  expect(text('status')).toBe('Bus in 4 min');
});

test('another line takes the place of the first', async () => {
  const feed = makeFeed();
  await show({ feed, line: '12' });
  await show({ feed, line: '300' });
  feed.send('300', 9);
  feed.send('12', 1);
  await wait(20);
  expect(text('status')).toBe('Bus in 9 min');
});

test('it listens to one line at a time', async () => {
  const feed = makeFeed();
  await show({ feed, line: '12' });
  await show({ feed, line: '300' });
  await show({ feed, line: '12' });
  expect(feed.count()).toBe(1);
});

test('nobody listens once it has gone', async () => {
  const feed = makeFeed();
  await show({ feed, line: '12' });
  await hide();
  expect(feed.count()).toBe(0);
});
