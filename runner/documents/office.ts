import type { ConvertibleType } from '@devorbit/contract/execution/documents.ts';
import type { Boxes } from './boxes.ts';
import { tooSlow } from './boxes.ts';
import { SOFFICE } from './document-tools.ts';
import { Refused } from './refused.ts';

/** By which filter a type is read: given by us, so that LibreOffice does not guess. */
const filters: Partial<Record<ConvertibleType, string>> = {
  doc: 'MS Word 97',
  docx: 'MS Word 2007 XML',
  ppt: 'MS PowerPoint 97',
  pptx: 'Impress MS PowerPoint 2007 XML',
  xls: 'MS Excel 97',
  xlsx: 'Calc MS Excel 2007 XML',
};
export const isSheets = (type: ConvertibleType): boolean => type === 'xls' || type === 'xlsx';
export const isOffice = (type: ConvertibleType): boolean => filters[type] !== undefined;

const prop = (path: string, name: string, value: string) =>
  `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

/** No macro, no link that is followed or kept up to date, nothing that greets. */
const PROFILE = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${[
  prop('Setup/L10N', 'ooLocale', 'en-US'),
  prop('Setup/Office', 'ooSetupInstCompleted', 'true'),
  prop('Office.Common/Misc', 'FirstRun', 'false'),
  prop('Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'),
  prop('Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'),
  prop('Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'),
  prop('Office.Writer/Content/Update', 'Link', '2'),
  prop('Office.Calc/Content/Update', 'Link', '2'),
].join('\n')}
</oor:items>
`);

/** How a shell says that a program was killed: its time was used up, because a lack of memory ends the whole box. */
const KILLED = 137;

/** A new profile ends the first start with code 81 and nothing done, unless it was made by a start of its own. */
const CONVERT = `
office() { ${SOFFICE} --headless --norestore --nolockcheck --nodefault -env:UserInstallation=file:///tmp/profile "$@" >&2; }
export TMPDIR=/box/tmp; mkdir /box/tmp /box/out; cd /box
office --terminate_after_init && mv profile.xcu /tmp/profile/user/registrymodifications.xcu || exit 9
office --infilter="$2" --convert-to "$3" --outdir /box/out "/box/in.$1"
[ $? -ne ${KILLED} ] || exit ${KILLED}
`;
const TAKE_PDF = `${CONVERT}[ -s out/in.pdf ] || exit 3; exec cat out/in.pdf`;
/** Each sheet as its size and name in a line, then its bytes; in the order in which they were written. */
const TAKE_SHEETS = `${CONVERT}cd out
find . -type f -printf '%i/%s/%f\\n' | sort -n > ../list; [ -s ../list ] || exit 3
wc -l < ../list
head -n 20 ../list | while IFS=/ read -r at size name; do
  [ "$size" -le 2500000 ] || size=2500000
  printf '%s/%s\\n' "$size" "$name"; head -c "$size" "./$name"
done`;

/** Comma, quotes, UTF-8, from line 1, cells as they are shown, every sheet (LibreOffice, 'Filter Options for CSV'). */
const SHEETS = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';

/** The last thing a program said, fit for a message: plain, short, no control characters. */
const lastLine = (said: string): string =>
  (said.trim().split('\n').at(-1) ?? '').replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '').slice(0, 200);

async function convert(
  boxes: Boxes,
  type: ConvertibleType,
  bytes: Buffer,
  script: string,
  to: string,
): Promise<Buffer> {
  const { code, stdout, stderr } = await boxes.apart({
    argv: ['/bin/sh', '-c', script, 'sh', type, filters[type] ?? '', to],
    files: [
      { name: `in.${type}`, bytes },
      { name: 'profile.xcu', bytes: PROFILE },
    ],
    limits: { cpu_ms: 20_000, wall_ms: 40_000, pids: 128 },
  });
  if (code === 9) throw new Error(`LibreOffice does not start in the box: ${lastLine(stderr)}`);
  if (code === KILLED) throw tooSlow();
  if (code !== 0) throw new Refused('broken', 'LibreOffice cannot read it: it is damaged, or of another kind.');
  return stdout;
}

/** The pages of a text or the slides of a presentation as a PDF. Throws Refused. */
export const officeToPdf = (boxes: Boxes, type: ConvertibleType, bytes: Buffer): Promise<Buffer> =>
  convert(boxes, type, bytes, TAKE_PDF, 'pdf');

export type Sheet = { name: string; csv: string };

/** Takes apart what the box says. Throws where it is not as the script prints it: then what made it is not ours any more. */
export function readSheets(said: Buffer): { sheets: Sheet[]; total: number } {
  const sheets: Sheet[] = [];
  let at = 0;
  const line = (): string => {
    const end = said.indexOf(10, at);
    if (end < 0 || end - at > 2000) throw new Refused('broken', 'Its sheets cannot be told apart.');
    const text = said.toString('utf8', at, end);
    at = end + 1;
    return text;
  };
  const total = Number(line());
  while (at < said.length) {
    const [, size = '', file = ''] = /^(\d{1,8})\/(.*)$/s.exec(line()) ?? [];
    if (size === '' || at + Number(size) > said.length || sheets.length === 20)
      throw new Refused('broken', 'Its sheets cannot be told apart.');
    const name = file.replace(/^in-/, '').replace(/\.csv$/, '');
    sheets.push({
      name: name.replaceAll(/\p{C}/gu, '').slice(0, 150),
      csv: said.toString('utf8', at, at + Number(size)),
    });
    at += Number(size);
  }
  return { sheets, total: Number.isInteger(total) ? Math.max(total, sheets.length) : sheets.length };
}

/** The sheets of a workbook, the first 20, each as CSV. Throws Refused. */
export const officeToSheets = async (boxes: Boxes, type: ConvertibleType, bytes: Buffer) =>
  readSheets(await convert(boxes, type, bytes, TAKE_SHEETS, SHEETS));
