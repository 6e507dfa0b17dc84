import { type PackageFiles, PackageError } from './imported-problem.ts';
import { below, decode } from './package-text.ts';

/** A test case as its files give it. */
export type TestFiles = {
  /** Below `data/`, without an extension: `secret/group1/01`. */
  name: string;
  input: string;
  answer: string;
};

/** What stands beside an input and is for people, not for judging. */
const SHOWN = /\.(in\.statement|ans\.statement|in\.download|ans\.download|out|interaction|hint|desc|png|jpg|jpeg|svg)$/;

/** A test's text, byte for byte. Throws PackageError. */
function testText(path: string, bytes: Uint8Array): string {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    throw new PackageError(`${path} begins with a byte-order mark`);
  return decode(path, bytes);
}

/** Reads the test cases below `data/<part>`, in order; what is for people is told to `note`. Throws PackageError. */
export function readTestFiles(files: PackageFiles, part: string, note: (sentence: string) => void): TestFiles[] {
  const found = below(files, `data/${part}`);
  const tests: TestFiles[] = [];
  let shown: string | undefined;
  for (const [path, bytes] of found) {
    const full = `data/${part}/${path}`;
    const stem = path.replace(/\.(in|ans|yaml)$/, '');
    if (/\.files\//.test(path)) throw new PackageError(`${full}: files beside the standard input are not taken`);
    if (path.endsWith('.in')) {
      const answer = found.get(`${stem}.ans`);
      if (!answer) throw new PackageError(`${full} has no answer: ${stem}.ans is missing`);
      tests.push({
        name: `${part}/${stem}`,
        input: testText(full, bytes),
        answer: testText(`data/${part}/${stem}.ans`, answer),
      });
    } else if (path.endsWith('.ans')) {
      if (!found.has(`${stem}.in`)) throw new PackageError(`${full} has no input: ${stem}.in is missing`);
    } else if (SHOWN.test(path)) shown ??= path;
    else if (!/(^|\/)(test_group|testdata)\.yaml$/.test(path) && !(path.endsWith('.yaml') && found.has(`${stem}.in`)))
      note(`data/${part}: ${path} is no file of a test case`);
  }
  if (shown !== undefined) note(`data/${part}: files that are only shown to people are left out, as ${shown}`);
  return tests;
}
