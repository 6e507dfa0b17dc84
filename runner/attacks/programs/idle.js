// Waits for a word in shared memory that nobody changes.
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
