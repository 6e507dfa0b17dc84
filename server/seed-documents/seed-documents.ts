import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type DemoDocument, type DemoLibrary, readDemoDocuments } from '@devorbit/content-reader/demo-documents.ts';
import { readUniversities } from '@devorbit/content-reader/universities.ts';
import { selectSamplePeople } from '../features/identity/accounts/door.ts';
import { addResource } from '../features/library/resources/commands/add-resource.ts';
import { insertSampleUse, selectHasSamples } from '../features/library/resources/door.ts';
import { contentFolder } from '../folders.ts';
import { createBlobs } from '../platform/blobs/blobs.ts';
import { openBlobStore, type BlobSettings } from '../platform/blobs/open-store.ts';
import { claimStore } from '../platform/blobs/store-identity.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { createEncoder } from '../platform/pictures/encoder.ts';
import { acceptSample, keepCollections, keepPlaces, replaceSample, type SampleDeps } from './sample-library.ts';
import { writeDocument } from './write-document.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
/** Whose they are, where nobody else is named. */
const UPLOADER = 'demo_admin';

/**
 * The library of the demo world, made of `content/demo/documents.yaml`: documents, marked as samples, suggestions, versions,
 * collections and where people stopped reading. Does nothing where there are samples already, or nobody to have uploaded them;
 * answers how many documents it made.
 */
export async function seedDocuments(
  { database, clock }: { database: Database; clock: Clock },
  files: BlobSettings,
): Promise<number> {
  const people = await selectSamplePeople(database);
  const admin = people.get(UPLOADER);
  if (admin === undefined || (await selectHasSamples(database))) return 0;
  const store = await openBlobStore(files);
  await claimStore(database, store);
  const blobs = createBlobs({ database, clock }, store);
  const deps: SampleDeps = { database, blobs, encodePicture: createEncoder(), scanner: undefined };
  const names = new Map(readUniversities(contentFolder('universities')).map(({ slug, name }) => [slug, name]));
  const now = clock.now().getTime();
  const library: DemoLibrary = readDemoDocuments(join(contentFolder('.'), 'demo'));
  const ids = new Map<string, { id: number; pages: number | null }>();
  for (const [at, document] of library.documents.entries()) {
    const ago = (days: number) => new Date(now - days * DAY_MS - (at + 1) * MINUTE_MS);
    const college = names.get(document.college);
    if (college === undefined) throw new Error(`documents.yaml: there is no college ${document.college}`);
    const write = async (said: DemoDocument) => {
      const { file, name, pages } = await writeDocument(said, college);
      return { blob: await blobs.put(Readable.from([file]), { max: file.length }), name, pages };
    };
    const { suggested, replaced } = document;
    const sender = suggested && people.get(suggested.by);
    const { blob, name, pages } = await write(replaced?.first ?? document);
    const { title, description, type, format, college: university, branch, year, semester, subject } = document;
    const { licence, attribution } = document;
    const id = await addResource(deps, blob, format, {
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
      licence,
      attribution,
      source_url: '',
      suggested: suggested !== undefined,
      uploaded_by: sender ?? admin,
      uploaded_at: ago(document.days),
    });
    ids.set(title, { id, pages });
    if (suggested?.accepted !== undefined) await acceptSample(deps, id, { by: admin, at: ago(suggested.accepted) });
    if (replaced) {
      const next = await write(document);
      await replaceSample(deps, id, format, { ...next, note: replaced.note, by: admin, at: ago(replaced.days) });
      ids.set(title, { id, pages: next.pages });
    }
  }
  await keepCollections(deps, library.collections, { people, ids, now: clock.now() });
  await keepPlaces(deps, library.reading, { people, ids, now: clock.now() });
  await insertSampleUse(
    database,
    [...people.values()].filter((id) => id !== admin),
    clock.now(),
  );
  return library.documents.length;
}
