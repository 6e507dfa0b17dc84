import type { ReportSubject, SearchKind } from '@devorbit/contract/kinds.ts';
import type { Place } from '@devorbit/contract/page-at.ts';
import type { PageId } from '@devorbit/contract/pages.ts';
import { z } from 'zod';
import type { BlobStore } from './platform/blobs/blob-store.ts';
import type { Blobs } from './platform/blobs/blobs.ts';
import type { BlobReference } from './platform/blobs/sweep.ts';
import type { Changes } from './platform/changes.ts';
import type { Clock } from './platform/clock.ts';
import type { Database, Queryable } from './platform/database.ts';
import type { DocumentClient } from './platform/document-client.ts';
import type { Env } from './platform/env.ts';
import type { EraseUser, UserColumns } from './platform/erasure.ts';
import type { Http } from './platform/http/bind.ts';
import type { EventStreams } from './platform/http/event-stream.ts';
import type { Described } from './platform/http/web.ts';
import type { JudgeClient } from './platform/judge-client.ts';
import type { Log } from './platform/log.ts';
import type { MailTransport } from './platform/mail-transport.ts';
import type { ExportUser, PersonalData } from './platform/personal-data.ts';
import type { Encoder } from './platform/pictures/encoder.ts';
import type { Job, Queue, QueueSettings } from './platform/queue.ts';
import type { RateLimit, RateLimits } from './platform/rate-limits.ts';
import type { Runners } from './platform/runners.ts';
import type { Seal } from './platform/sealed.ts';
import type { Actor } from './platform/sessions.ts';
import type { Settings } from './platform/settings.ts';
import type { WorkLoop } from './platform/work-loop.ts';

/** What a server gives to all its features. */
export type Platform = {
  env: Env;
  log: Log;
  clock: Clock;
  /** What answers calls and what works by itself are given different connections. */
  database: Database;
  changes: Changes;
  queue: Queue;
  limits: RateLimits;
  streams: EventStreams;
  judge: JudgeClient;
  runners: Runners;
  /** Has runners take documents apart. */
  documents: DocumentClient;
  mailTransport: MailTransport;
  seal: Seal;
  blobs: Blobs;
  /** Where the bytes of `blobs` are. */
  blobStore: BlobStore;
  /** Of all features together: pictures take memory. */
  encodePicture: Encoder;
  /** Aborts when the server closes. */
  closing: AbortSignal;
  /** The address that people see, without a last slash; never one that a request named. */
  site: () => string;
  /** Where runners reach this server, without a last slash. */
  base: () => string;
  /** All features, for those that work with what the others declare. */
  features: readonly Feature[];
};

/** Work that waits in the database until a server has a slot for it. */
export type QueueOfFeature = QueueSettings & {
  /** Jobs at a time on each server. */
  slots: number | ((platform: Platform) => number);
  /** How often the queue is asked when nobody tells of a job, in ms. */
  pollMs: number;
  handle: Handler;
  /** What is done with a job that no try could bring to an end; without it such a job is dropped. */
  dead?: Handler;
};
type Handler = (platform: Platform) => (job: Job<never>, signal: AbortSignal) => Promise<void>;

/** A queue with the type of its jobs' data, which `dead` shares. */
export const queue = <Data>(
  definition: Omit<QueueOfFeature, 'handle' | 'dead'> & {
    handle: (platform: Platform) => (job: Job<Data>, signal: AbortSignal) => Promise<void>;
    dead?: (platform: Platform) => (job: Job<Data>, signal: AbortSignal) => Promise<void>;
  },
): QueueOfFeature => definition;

/** What one of the servers does every hour, apart from all others. */
export type HourlyJob = {
  /** As staff read it, such as `Account deletion`. */
  name: string;
  run: (platform: Platform) => Promise<unknown>;
};

/** Something that can be found. */
export type SearchEntry = {
  /** Names it within its kind. */
  ref: string;
  title: string;
  /** Shown beside the title. */
  note?: string;
  /** Further names, which are found and never shown. */
  keywords?: string;
  /** Plain text. */
  body?: string;
  /** A path of the web app. */
  link: string;
  /** Found by who is signed in only. */
  members?: boolean;
};

/** A kind of things that can be found. */
export type SearchSource = {
  kind: SearchKind;
  /** All there are in the folder `content`, written at each start; without it triggers keep them. */
  entries?: (content: string) => SearchEntry[];
};

/** What the server says of a page about one thing: to search engines, previews, and readers without JavaScript. */
export type Head = {
  /** The pages that it describes, each by the parameters of its address. */
  pages: readonly PageId[];
  /** What everybody may know. A Refusal says that there is no such thing for everybody. */
  describe: (platform: Platform, params: Place['params']) => Promise<Described>;
};

/** A thing that was reported: its id, whose it is, and what it is called. */
export const Reported = z.object({ subject_id: z.string(), owner_id: z.number(), subject_name: z.string() });
export type Reported = z.infer<typeof Reported>;

/** A kind of things of users that others may report to the moderators. */
export type Reportable = {
  kind: ReportSubject;
  /** What somebody means who reports `id`; null where there is no such thing. Throws where they may not see it. */
  find: (database: Database, actor: Actor, id: string) => Promise<Reported | null>;
  /** Where moderators look at them, in the same order. */
  links: (db: Queryable, reported: readonly { id: string; owner: string }[]) => Promise<string[]>;
  /** Within a sentence, by what it is called. */
  named: (name: string) => string;
  /** Takes it out of sight, in the transaction of the moderators' decision; `note` is what they say of it. */
  hide: (
    tx: Queryable,
    reported: { id: string; owner_id: number },
    at: Date,
    note: string,
    deps: { queue: Queue },
  ) => Promise<unknown>;
  /** What its owner is told of that. */
  told: (reported: { id: string; name: string }) => { title: string; link?: string };
};

/** What a feature is to the house. It stands in the feature's `feature.ts`; `server/features.ts` lists them. */
export type Feature = {
  /** Its folder below `server/features/`: area and noun. */
  name: string;
  /** The tables that only its own stores write. */
  tables?: readonly string[];
  /** The columns of its tables that refer to blobs: what none of them names is swept after a day. */
  blobs?: readonly BlobReference[];
  /** Which columns of its tables name a user, and what becomes of their rows when the account is deleted. */
  userColumns?: UserColumns;
  /** What it erases of a user beside those rows. */
  eraseUser?: EraseUser;
  /** What an export of an account holds of its tables. */
  personalData?: PersonalData;
  /** Of its tables that name a user, those that no export holds, each with the reason. */
  notExported?: Readonly<Record<string, string>>;
  /** What files an export of an account holds beside those rows. */
  exportUser?: ExportUser;
  /** What its stores tell all servers, beside the names of its queues. */
  channels?: readonly string[];
  /** How often callers may do something. */
  limits?: readonly RateLimit[];
  /** What operators set for it. */
  settings?: readonly Settings[];
  queues?: readonly QueueOfFeature[];
  hourly?: readonly HourlyJob[];
  /** Work of another kind that goes on as long as the server does. */
  work?: (platform: Platform) => WorkLoop;
  heads?: readonly Head[];
  /** Where else than on this server pages of ours may show frames from, as a source of their policy. */
  frames?: (platform: Platform) => string | null;
  search?: readonly SearchSource[];
  reportable?: readonly Reportable[];
  /** Answers calls. Called once, before the server listens. */
  serve?: (http: Http, platform: Platform) => void | Promise<void>;
};

export const defineFeature = (feature: Feature): Feature => feature;
