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
    /statement-pdf\.tsx$|previewed-page\.tsx$|share-dialog\.tsx$|\.test\.tsx$|^scripts\/walls\/doors(\.test)?\.ts$|^e2e\/journeys\/ide\/preview\.spec\.ts$/,
    'frames are made by statement-pdf.tsx and previewed-page.tsx only, and the code of one is written by share-dialog.tsx',
  ],
  [
    /\bpg_notify\b/,
    /^server\/platform\/database\.ts$|^bench\/server\/bench-notices\.ts$|^scripts\/walls\/doors(\.test)?\.ts$/,
    'notices leave after the commit, by notify of the Queryable',
  ],
  [/\bas (Staff|Superuser)\b/, /^scripts\/walls\/doors\.test\.ts$/, 'admission alone tells who is staff: admit.ts'],
  [
    /\bis_staff\s*(\|\||\bor\b)\s*[\w.?]*\bis_superuser\b(?! [!=]=)|\bis_superuser\s*(\|\||\bor\b)\s*[\w.?]*\bis_staff\b|(!|not )[\w.?]*\bis_staff\s*(&&|and)\s*(!|not )[\w.?]*\bis_superuser\b/,
    /^contract\/roles\.ts$|^scripts\/walls\/doors\.test\.ts$/,
    'who is staff is said by isStaff of contract/roles.ts, in SQL by the column has_staff_role',
  ],
  [/\bMath\.random\b/, /^scripts\/walls\/doors\.test\.ts$/, 'randomness comes from node:crypto'],
  [
    /\bIntl\.|\.toLocale(Date|Time)?String\b/,
    // The server and its letters write no page; the zone of a device is nothing that is said.
    /^(?!web\/)|^web\/platform\/(format\/|time-zone\.ts$)|\.test\.tsx?$/,
    'the web writes dates, numbers and names in order by web/platform/format',
  ],
  [
    /\bmaxLength=["{]+\d/,
    // Expressions of the debugger have the limit of its frames.
    /^(?!web\/)|^web\/features\/ide\/projects\/debugging\/components\/debug-(side|console)\.tsx$/,
    'limits of fields have the names that the contract gives them',
  ],
  [
    /\buseMutation\b/,
    /^web\/platform\/use-act\.ts$|^scripts\/walls\/doors(\.test)?\.ts$/,
    'what a button starts goes by useAct',
  ],
];

/** What of a file goes past the doors, a rule each. */
export const doorFaults = (file: string, source: string): string[] =>
  doors.filter(([text, allowed]) => !allowed.test(file) && text.test(source)).map(([, , rule]) => `${rule}: ${file}`);
