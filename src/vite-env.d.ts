/// <reference types="vite/client" />

declare module 'virtual:visitors' {
  /** The pages outside every tenant: the initial routes of the router. */
  export const visitors: typeof import('./routeTree.gen.ts').routeTree;
}

declare module 'virtual:pages' {
  /** The pages of the app, as defined by their routes. */
  export const pages: readonly {
    /** Matches the path below the app's base URL; its capture is the record's id. */
    at: RegExp;
    isOfTenant: boolean;
    /** Who has access; null if the route refers to its rule by name. */
    rule: import('#machines/session/entry-rule.ts').EntryRule | null;
    /** The text areas that the page shows, including the shell's. */
    texts: readonly import('#i18n/catalogs.ts').CatalogArea[];
    /** The areas of the contract that the page requests first. */
    areas: readonly import('#openapi/client/index.ts').Area[];
    /** Paths of the requests that start before the page. */
    reads: readonly string[];
    load: () => Promise<unknown>;
  }[];
  /** Paths of the requests for the user's profile in a tenant. */
  export const whoIs: readonly string[];
}
