/** A request as a hostile client would write it: the body goes out as it is. */
export async function raw(
  url: string,
  method: string,
  body?: string,
  headers: Record<string, string> = { 'content-type': 'application/json' },
): Promise<{ status: number; headers: Headers; text: string }> {
  const response = await fetch(url, { method, headers, redirect: 'manual', ...(body === undefined ? {} : { body }) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
