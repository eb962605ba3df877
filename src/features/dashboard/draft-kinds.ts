/** The forms of which a draft is shown, by the key of their title. */
export type DraftKind =
  | `${'new' | 'edit'}_${'service' | 'tool' | 'product' | 'team' | 'vendor'}`
  | 'organizationSettings'
  | 'profileSettings';
