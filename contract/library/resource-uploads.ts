import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { HttpLink } from '../http-link.ts';
import { humanText } from '../human-text.ts';
import { licences, licenceTerms } from './resource-licences.ts';
import { AUTHOR_MISSING, FIELDS_MISSING, MAX_RESOURCE_CHARS, resourceTypes } from './resources-limits.ts';
import { byId, Digest, Resource } from './resources.ts';

const line = humanText({ max: MAX_RESOURCE_CHARS.line, lines: 1, required: FIELDS_MISSING });
const choice = <Value extends z.ZodType>(value: Value) =>
  z.preprocess((given) => (typeof given === 'string' && given.trim() === '' ? undefined : given), value);

const fields = {
  title: humanText({ max: MAX_RESOURCE_CHARS.title, lines: 1, required: FIELDS_MISSING, subject: 'Title' }),
  name: humanText({ max: MAX_RESOURCE_CHARS.name, lines: 1, subject: 'Display name' }).default(''),
  description: humanText({ max: MAX_RESOURCE_CHARS.description, lines: 'many', subject: 'Description' }).default(''),
  college: line,
  branch: line,
  year: choice(
    z.coerce
      .number(FIELDS_MISSING)
      .int('Year must be 1 to 4')
      .min(1, 'Year must be 1 to 4')
      .max(4, 'Year must be 1 to 4'),
  ),
  semester: choice(
    z.coerce
      .number(FIELDS_MISSING)
      .int('Semester must be 1 to 8')
      .min(1, 'Semester must be 1 to 8')
      .max(8, 'Semester must be 1 to 8'),
  ),
  subject: line,
  resource_type: z.enum(resourceTypes, FIELDS_MISSING),
  licence: choice(z.enum(licences, 'Choose a licence from the list').default('unknown')),
  attribution: humanText({ max: MAX_RESOURCE_CHARS.attribution, lines: 1, subject: 'Author' }).default(''),
  source_url: HttpLink.default(''),
};

/** Some licences ask for the name of the author. */
const named = {
  check: ({ licence, attribution }: { licence: keyof typeof licenceTerms; attribution: string }) =>
    licenceTerms[licence].author === undefined || attribution !== '',
  fault: { path: ['attribution'], message: AUTHOR_MISSING },
};

/** What is said of a document by whoever hands it in. */
export const ResourceForm = z.object(fields).refine(named.check, named.fault);
export type ResourceForm = z.infer<typeof ResourceForm>;

const withBytes = z
  .object({ ...fields, duplicate: z.enum(['refuse', 'allow']).default('refuse') })
  .refine(named.check, named.fault);

export const uploadResource = endpoint({
  method: 'POST',
  path: '/api/upload/',
  summary:
    'Publishes a document (multipart/form-data): its bytes in `file`, at most 52,428,800 of them, or the `upload_id` of a resumable upload, and what it is about. Bytes that are here already are refused with 409 unless `duplicate` is `allow`; `file_type` is read from the name, and compared with the content.',
  audience: 'superuser',
  body: withBytes,
  replies: { 201: Resource },
});

export const editResource = endpoint({
  method: 'PATCH',
  path: '/api/documents/:id/',
  summary: 'Changes what is said of a document, all of it at once.',
  audience: 'superuser',
  params: byId,
  body: ResourceForm,
  replies: { 200: Resource },
});

export const findDuplicate = endpoint({
  method: 'GET',
  path: '/api/documents/duplicates/:digest/',
  summary: 'The newest document with these bytes (SHA-256 in hex), null where there is none.',
  audience: 'user',
  params: z.object({ digest: Digest }),
  replies: { 200: z.object({ duplicate: z.object({ id: z.number().int(), title: z.string() }).nullable() }) },
});
