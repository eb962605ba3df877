import type { CatalogArea, Key } from '#i18n/catalogs.ts';
import type { Privilege } from '#openapi/client/index.ts';
import type { Address, RecordAddresses } from '#records/address.ts';

/** An area that says what a draft of its is: `draft`, by its `kind`, `new` or `changed`. */
export type DraftArea = {
  [Area in CatalogArea]: 'draft' extends Key<Area> ? Area : never;
}[CatalogArea];

/**
 * A form whose drafts are shown where the person finds them again: an area says of each of its forms
 * in `src/features/<area>/<flow>.draft.ts` where it is.
 */
export interface DraftForm {
  /** The name that its drafts are kept by. */
  form: string;
  area: DraftArea;
  /** What opens its page; null for a form that is everybody's. */
  right: Privilege | null;
  /** Where it is; a form of records is at all addresses of its area. */
  at: Address | RecordAddresses;
}
