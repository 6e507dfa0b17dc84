declare module 'virtual:site' {
  export const site: import('@devorbit/contract/site/site.ts').Site;
}

declare module 'virtual:coming' {
  /** By the address of the page. */
  export const coming: Record<string, import('@devorbit/contract/site/coming.ts').ComingTexts>;
}
