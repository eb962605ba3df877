import type { CatalogArea, Key } from '#i18n/catalogs.ts';
import type { Privilege } from '#openapi/client/index.ts';
import type { Address, RecordAddresses } from '#records/form/address.ts';

/** An area whose catalog has the text `draft`, by its `kind`, `new` or `changed`. */
export type DraftArea = {
  [Area in CatalogArea]: 'draft' extends Key<Area> ? Area : never;
}[CatalogArea];

/**
 * A form whose drafts are listed for the user. Each area declares its forms in
 * `src/features/<area>/<flow>.draft.ts`.
 */
export interface DraftForm {
  /** The name under which its drafts are stored. */
  form: string;
  area: DraftArea;
  /** The privilege for its page; null for a form that everyone may open. */
  right: Privilege | null;
  /** The form's address; a record form has all addresses of its area. */
  at: Address | RecordAddresses;
}
