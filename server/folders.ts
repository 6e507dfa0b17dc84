import { fileURLToPath } from 'node:url';

/** A folder below `content/`. */
export const contentFolder = (name: string): string => fileURLToPath(new URL(`../content/${name}`, import.meta.url));

export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/** Where kits are built into (kits/build.ts). */
export const framesFolder = fileURLToPath(new URL('../kits/build/frame', import.meta.url));
