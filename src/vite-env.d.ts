/// <reference types="vite/client" />

declare module 'virtual:pages' {
  /** The pages of the app, as its routes say them. */
  export const pages: readonly (readonly [
    /** Fits the path below the app's own address. */
    path: RegExp,
    /** The areas whose texts are shown there, the frame's among them. */
    texts: readonly import('#i18n/catalogs.ts').CatalogArea[],
    /** The calls that are made there first. */
    reads: readonly import('#openapi/client/index.ts').OperationId[],
    load: () => Promise<unknown>,
  ])[];
}
