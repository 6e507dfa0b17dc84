export const root: string;
export function say(line: string): void;
export function stop(sentence: string): never;
export function installPackages(): Promise<void>;
export function installToolchains(options?: { withBrowser?: boolean }): Promise<string[]>;
export function become(args: string[], env?: Record<string, string>): void;
