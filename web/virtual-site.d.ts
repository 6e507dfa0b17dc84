declare module 'virtual:site' {
  export const site: import('@devorbit/contract/site/site.ts').Site;
}
