/// <reference types="vite/client" />

declare module 'virtual:visitors' {
  /** The pages outside every tenant: what a router knows to begin with. */
  export const visitors: typeof import('./routeTree.gen.ts').routeTree;
}

declare module 'virtual:pages' {
  /** The pages of the app, as its routes say them. */
  export const pages: readonly {
    /** Fits the path below the app's own address; what it captures is the record's id. */
    at: RegExp;
    isOfTenant: boolean;
    /** Whom it lets in; null where its route says so by a name. */
    rule: import('#machines/session/entry-rule.ts').EntryRule | null;
    /** The areas whose texts are shown there, the frame's among them. */
    texts: readonly import('#i18n/catalogs.ts').CatalogArea[];
    /** The areas of the contract that answer there first. */
    areas: readonly import('#openapi/client/index.ts').Area[];
    /** Paths of those that begin before the page. */
    reads: readonly string[];
    load: () => Promise<unknown>;
  }[];
  /** Paths of the calls that tell who the person is in a tenant. */
  export const whoIs: readonly string[];
}
