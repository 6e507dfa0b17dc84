declare module 'piston-client' {
  type Execution = { language?: string; version?: string; files?: { content: string }[] };
  /** Without `server` it asks a public service. */
  export function piston(options: { server: string }): {
    runtimes(): Promise<{ language: string; version: string }[]>;
    execute(language: string, code: string, more?: Execution): Promise<unknown>;
    execute(execution: Execution): Promise<unknown>;
  };
}
