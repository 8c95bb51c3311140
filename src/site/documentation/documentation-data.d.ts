/** Written at build time by vite/documentation.ts. */
declare module 'virtual:documentation/api.*' {
  const reference: import('./api-reference/api-reference.ts').ApiReference;
  export default reference;
}

declare module 'virtual:documentation/search.*' {
  const entries: readonly import('./search/search-entries.ts').SearchEntry[];
  export default entries;
}

declare module 'virtual:documentation/questions.*' {
  const questions: readonly { readonly question: string; readonly answer: string }[];
  export default questions;
}
