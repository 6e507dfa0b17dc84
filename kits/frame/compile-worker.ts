/** The worker’s half: compiles what it is sent. `compile` is the kit’s, for its programs. */
export function answerCompiles(compile: (code: string) => string, compileTests: (code: string) => string): void {
  addEventListener('message', ({ data }: MessageEvent<{ id: number; code: string; tests: boolean }>) => {
    const { id, code, tests } = data;
    try {
      postMessage({ id, body: (tests ? compileTests : compile)(code) });
    } catch (error) {
      postMessage({ id, fault: (error as Error).message });
    }
  });
}
