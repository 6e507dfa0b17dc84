import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readDemoDocuments } from '@devorbit/content-reader/demo-documents.ts';
import { readUniversities } from '@devorbit/content-reader/universities.ts';
import { selectSamplePeople } from '../features/identity/accounts/door.ts';
import { publishResource } from '../features/library/resources/commands/publish-resource.ts';
import { insertSampleUse, selectHasSamples } from '../features/library/resources/door.ts';
import { contentFolder } from '../folders.ts';
import { createBlobs } from '../platform/blobs/blobs.ts';
import { openBlobStore, type BlobSettings } from '../platform/blobs/open-store.ts';
import { claimStore } from '../platform/blobs/store-identity.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { createEncoder } from '../platform/pictures/encoder.ts';
import { writeDocument } from './write-document.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
/** Whose they are. */
const UPLOADER = 'demo_admin';

/**
 * Documents of the demo world, made of `content/demo/documents.yaml` and marked as samples. Does nothing where there are some
 * already, or nobody to have uploaded them; answers how many it made.
 */
export async function seedDocuments(
  { database, clock }: { database: Database; clock: Clock },
  files: BlobSettings,
): Promise<number> {
  const people = await selectSamplePeople(database);
  const uploaded_by = people.get(UPLOADER);
  if (uploaded_by === undefined || (await selectHasSamples(database))) return 0;
  const store = await openBlobStore(files);
  await claimStore(database, store);
  const blobs = createBlobs({ database, clock }, store);
  const deps = { database, blobs, encodePicture: createEncoder(), scanner: undefined };
  const names = new Map(readUniversities(contentFolder('universities')).map(({ slug, name }) => [slug, name]));
  const now = clock.now().getTime();
  const documents = readDemoDocuments(join(contentFolder('.'), 'demo'));
  for (const [at, document] of documents.entries()) {
    const { title, description, type, format, college: university, days, branch, year, semester, subject } = document;
    const college = names.get(university);
    if (college === undefined) throw new Error(`documents.yaml: there is no college ${university}`);
    const { file, name, pages } = await writeDocument(document, college);
    const blob = await blobs.put(Readable.from([file]), { max: file.length });
    await publishResource(deps, blob, format, {
      title,
      name: title,
      description,
      university,
      college,
      branch,
      year,
      semester,
      subject,
      resource_type: type,
      file_name: name,
      pages,
      sample: true,
      uploaded_by,
      uploaded_at: new Date(now - days * DAY_MS - (at + 1) * MINUTE_MS),
    });
  }
  await insertSampleUse(
    database,
    [...people.values()].filter((id) => id !== uploaded_by),
    clock.now(),
  );
  return documents.length;
}
