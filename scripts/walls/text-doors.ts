/** One door each: a text that may stand in the named files only. */
const doors: [text: RegExp, allowed: RegExp, rule: string][] = [
  [
    /\bprocess\.env\b/,
    /platform\/env\.ts$|^(scripts|e2e|bench|testkit)\/|\.test\.ts$|vite\.config\.ts$|playwright\.config\.ts$/,
    'process.env stands in platform/env.ts only',
  ],
  [
    /\bfrom ['"]pg['"]/,
    /^server\/platform\/|^(testkit|bench)\/|\.test\.ts$/,
    'the database is reached by platform/database.ts',
  ],
  [
    /<iframe\b/,
    /statement-pdf\.tsx$|previewed-page\.tsx$|share-dialog\.tsx$|\.test\.tsx$|^e2e\/journeys\/ide\/preview\.spec\.ts$/,
    'frames are made by statement-pdf.tsx and previewed-page.tsx only, and the code of one is written by share-dialog.tsx',
  ],
  [
    /\bpg_notify\b/,
    /^server\/platform\/database\.ts$|^bench\/server\/bench-notices\.ts$/,
    'notices leave after the commit, by notify of the Queryable',
  ],
  [/\bas (Staff|Superuser)\b/, /^$/, 'admission alone tells who is staff: admit.ts'],
  [
    /\bis_staff\s*(\|\||\bor\b)\s*[\w.?]*\bis_superuser\b(?! [!=]=)|\bis_superuser\s*(\|\||\bor\b)\s*[\w.?]*\bis_staff\b|(!|not )[\w.?]*\bis_staff\s*(&&|and)\s*(!|not )[\w.?]*\bis_superuser\b/,
    // The column itself.
    /^contract\/roles\.ts$|^server\/migrations\/0035-staff\.sql$/,
    'who is staff is said by isStaff of contract/roles.ts, in SQL by the column has_staff_role',
  ],
  [/\bMath\.random\b/, /^$/, 'randomness comes from node:crypto'],
  [
    /\bIntl\.|\.toLocale(Date|Time)?String\b/,
    // The server and its emails write no page; the zone of a device is nothing that is said.
    /^(?!web\/)|^web\/platform\/(format\/|time-zone\.ts$)|\.test\.tsx?$/,
    'the web writes dates, numbers and names in order by web/platform/format',
  ],
  [/\bmaxLength=["{]+\d/, /^(?!web\/)/, 'limits of fields have the names that the contract gives them'],
  [/\buseMutation\b/, /^web\/platform\/use-act\.ts$/, 'what a button starts goes by useAct'],
];
/** This file, and where faults are planted for it. */
const NAMES_THEM = /^scripts\/walls\/text-doors(\.test)?\.ts$/;

/** Texts that stand in a file, a program or a migration, and have their door elsewhere: a line for each. */
export const doorFaults = (file: string, source: string): string[] =>
  NAMES_THEM.test(file)
    ? []
    : doors
        .filter(([text, allowed]) => !allowed.test(file) && text.test(source))
        .map(([, , rule]) => `${rule}: ${file}`);
