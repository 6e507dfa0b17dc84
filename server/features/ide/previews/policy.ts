import { previewSettings } from './settings.ts';

export type PreviewOrigins = {
  /** All of them, as a source of a page's policy. */
  all: string;
  of: (project: number) => string;
  /** The project whose origin has this name; null for any other name, such as this server's own. */
  projectAt: (hostname: string) => number | null;
};

/** The origins of projects, `https://p12.preview.example.com`; null where PREVIEW_URL names none. */
export function previewOrigins(env: Parameters<typeof previewSettings.of>[0]): PreviewOrigins | null {
  const all = previewSettings.of(env).PREVIEW_URL;
  if (all === undefined) return null;
  const below = all.replace(/^https?:\/\/\*|:\d+$/g, '');
  return {
    all,
    of: (project) => all.replace('*', `p${project}`),
    projectAt(hostname) {
      const name = hostname.toLowerCase();
      const project = name.endsWith(below) ? /^p([1-9]\d{0,9})$/.exec(name.slice(0, -below.length)) : null;
      return project ? Number(project[1]) : null;
    },
  };
}
