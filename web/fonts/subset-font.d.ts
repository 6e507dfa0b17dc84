declare module 'subset-font' {
  type Range = { min: number; max: number; default?: number };
  type Options = {
    targetFormat: 'woff2' | 'sfnt';
    variationAxes?: Record<string, Range | number>;
    noLayoutClosure?: boolean;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
