const TEXTS = ['Bad Gateway', 'Service Unavailable', 'Gateway Timeout'];

/** Status texts of answers that say that code cannot be run now (502 to 504): HTTP/2 does not carry them. */
export const httpStatusText = (status: number): string => TEXTS[status - 502] ?? `HTTP ${status}`;
