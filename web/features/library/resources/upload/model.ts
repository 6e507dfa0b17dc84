import { type Licence, licences } from '@devorbit/contract/library/resource-licences.ts';
import type { Resource } from '@devorbit/contract/library/resources.ts';

/** What a form says of a document, before anything was typed. */
export const noWords = {
  title: '',
  name: '',
  description: '',
  college: '',
  branch: '',
  year: '',
  semester: '',
  subject: '',
  resource_type: '',
  licence: '',
  attribution: '',
  source_url: '',
};
export type Words = typeof noWords;

/** What is said of a document now, to be changed. */
export const wordsOf = (resource: Resource): Words => ({
  title: resource.title,
  name: resource.name,
  description: resource.description,
  college: resource.college,
  branch: resource.branch,
  year: String(resource.year),
  semester: String(resource.semester),
  subject: resource.subject,
  resource_type: resource.resource_type,
  licence: resource.licence,
  attribution: resource.attribution,
  source_url: resource.source_url,
});

/** A licence of the list; nothing chosen is unknown. */
export const licenceOf = (text: string): Licence => licences.find((one) => one === text) ?? 'unknown';
