import type { ApiError } from './api-error.ts';

/** Of answers that say that code cannot be run now: HTTP/2 does not carry them. */
const TEXTS: Partial<Record<number, string>> = {
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

export const httpStatusText = ({ status }: ApiError): string => TEXTS[status] ?? `HTTP ${status}`;
