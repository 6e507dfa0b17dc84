// Computes for ever and never comes back to the event loop.
process.on('SIGTERM', () => {});
for (;;);
