/** An object of a PDF: what stands between `obj` and `endobj`, with a stream where it has one. */
export type PdfObject = string | { dictionary: string; stream: Buffer };

export type PdfOptions = {
  /** After `/Root 1 0 R` in the trailer. */
  trailer?: string;
  /** Where the table of objects is said to stand, in place of where it does. */
  startxref?: number;
};

/** A PDF of these objects, numbered from 1; the first is its catalogue (ISO 32000-1). */
export function pdfOf(objects: PdfObject[], { trailer = '', startxref }: PdfOptions = {}): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const places: number[] = [];
  let at = parts[0]!.length;
  const add = (...pieces: (string | Buffer)[]) => {
    for (const piece of pieces) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece;
      parts.push(bytes);
      at += bytes.length;
    }
  };
  for (const [index, object] of objects.entries()) {
    places.push(at);
    if (typeof object === 'string') add(`${index + 1} 0 obj\n${object}\nendobj\n`);
    else
      add(
        `${index + 1} 0 obj\n<<${object.dictionary}/Length ${object.stream.length}>>\nstream\n`,
        object.stream,
        '\nendstream\nendobj\n',
      );
  }
  const table = at;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  add(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${startxref ?? table}\n%%EOF\n`);
  return Buffer.concat(parts);
}

export const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const words = (text: string): string => text.replaceAll(/([\\()])/g, '\\$1');

/** What draws lines of text, from the top of an A4 page. */
export const drawn = (text: string, size = 24): Buffer =>
  Buffer.from(
    `BT /F1 ${size} Tf 72 740 Td ${Math.round(size * 1.4)} TL ${text
      .split('\n')
      .map((line) => `(${words(line)}) Tj T*`)
      .join(' ')} ET`,
    'latin1',
  );

type More = {
  /** Into the catalogue, and further objects, which are numbered behind the pages' own: the first is `firstMore(pages)`. */
  catalogue?: string;
  objects?: PdfObject[];
  /** Into each page. */
  page?: string;
};

/** The number of the first object that is added to a PDF of so many pages. */
export const firstMore = (pages: number): number => 4 + 2 * pages;

/** A PDF with a page of Latin text for each of `pages`. */
export function textPdf(
  pages: string[],
  { catalogue = '', objects = [], page = '' }: More = {},
  options: PdfOptions = {},
): Buffer {
  const numbers = pages.map((_, at) => 4 + 2 * at);
  return pdfOf(
    [
      `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
      `<</Type/Pages/Count ${pages.length}/Kids[${numbers.map((number) => `${number} 0 R`).join(' ')}]/MediaBox[0 0 595 842]>>`,
      FONT,
      ...pages.flatMap((text, at): PdfObject[] => [
        `<</Type/Page/Parent 2 0 R/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + 2 * at} 0 R${page}>>`,
        { dictionary: '', stream: drawn(text) },
      ]),
      ...objects,
    ],
    options,
  );
}

/** A PDF of one A4 page that is a JPEG, as a scanner makes it. */
export const scannedPdf = (jpeg: Buffer, width: number, height: number): Buffer =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 595 842]>>',
    '<</Type/Page/Parent 2 0 R/Resources<</XObject<</I 5 0 R>>>>/Contents 4 0 R>>',
    { dictionary: '', stream: Buffer.from('q 595 0 0 842 0 0 cm /I Do Q') },
    {
      dictionary: `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
      stream: jpeg,
    },
  ]);
