// Connects to everything that a host may offer, and asks a name server.
const { connect } = require('node:net');
const { lookup } = require('node:dns');
for (const [host, port] of [
  ['127.0.0.1', 22],
  ['127.0.0.1', 3000],
  ['169.254.169.254', 80],
  ['8.8.8.8', 53],
  ['::1', 80],
])
  connect(port, host, () => console.log('reached', host)).on('error', () => {});
lookup('example.org', (error, address) => error || console.log('resolved', address));
