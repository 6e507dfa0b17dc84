type Cookie = { value: string; path: string };

export type Stop = { url: URL; status: number; headers: Headers; body: string };

/** A browser without screens: it keeps cookies as browsers do (by host, not by port; by path) and follows redirects. */
export type Browser = {
  /** Opens an address and follows until an answer is no redirect, or until it is sent to where `until` says. Every stop; the last may be unvisited (status 0). */
  open(address: string | URL, until?: (url: URL) => boolean): Promise<Stop[]>;
  fetch(address: string | URL, init?: RequestInit): Promise<Response>;
  cookies: Map<string, Cookie>;
};

export function openBrowser(): Browser {
  const cookies = new Map<string, Cookie>();

  const keep = (host: string, header: string): void => {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
    const [name = '', ...value] = pair.split('=');
    const attribute = (key: string) =>
      attributes.find((given) => given.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    const gone = attribute('max-age') === '0' || Date.parse(attribute('expires') ?? '') < Date.now();
    if (gone) cookies.delete(`${host} ${name}`);
    else cookies.set(`${host} ${name}`, { value: value.join('='), path: attribute('path') ?? '/' });
  };

  const visit = async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address);
    const sent = [...cookies].flatMap(([key, { value, path }]) => {
      const [host, name] = key.split(' ');
      return host === url.hostname && url.pathname.startsWith(path) ? [`${name}=${value}`] : [];
    });
    const headers = new Headers(init.headers);
    if (sent.length > 0 && !headers.has('cookie')) headers.set('cookie', sent.join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const header of response.headers.getSetCookie()) keep(url.hostname, header);
    return response;
  };

  return {
    cookies,
    fetch: visit,
    async open(address, until = () => false) {
      const stops: Stop[] = [];
      for (let url = new URL(address); stops.length < 15;) {
        if (until(url)) return [...stops, { url, status: 0, headers: new Headers(), body: '' }];
        const response = await visit(url);
        stops.push({ url, status: response.status, headers: response.headers, body: await response.text() });
        const location = response.headers.get('location');
        if (location === null) return stops;
        url = new URL(location, url);
      }
      throw new Error(`A circle of redirects: ${stops.map(({ url }) => url.href).join(' → ')}`);
    },
  };
}
