declare module 'virtual:page-head/*' {
  const head: import('@devorbit/contract/page-head.ts').PageHead;
  export default head;
}
