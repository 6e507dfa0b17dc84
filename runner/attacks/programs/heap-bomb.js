// Takes memory outside of the engine's own heap.
const kept = [];
for (;;) kept.push(Buffer.alloc(1 << 20, 1));
