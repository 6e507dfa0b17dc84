import type { ApiError } from './api-error.ts';

/** Of HTTP, which HTTP/2 does not carry. */
const TEXTS: Partial<Record<number, string>> = {
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

export const httpStatusText = ({ status }: ApiError): string => TEXTS[status] ?? `HTTP ${status}`;
