/** A link target: a path with its query. */
export interface Address {
  to: string;
  search?: Readonly<Record<string, string | number>>;
}

/** The addresses of an area: its list, a new record, and each record by id. */
export interface RecordAddresses {
  list: Address;
  add: Address;
  view: (id: string) => Address;
  edit: (id: string) => Address;
  /** The form for a new record that starts as a copy. */
  copy: (id: string) => Address;
  /** The form for a new record below another, in areas that have such. */
  addBelow?: (id: string) => Address;
}
