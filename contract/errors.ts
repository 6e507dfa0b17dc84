import { z } from 'zod';

/** Every error body but that of `/api/register/`: the three fields carry the same sentence. */
export const ErrorBody = z.object({
  error: z.string(),
  detail: z.string(),
  message: z.string(),
  details: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** The error body of `/api/register/`: field → list of messages. */
export const FieldErrors = z.record(z.string(), z.array(z.string()));
export type FieldErrors = z.infer<typeof FieldErrors>;
