/** Where a link leads: a path, with what it carries behind the question mark. */
export interface Address {
  to: string;
  search?: Readonly<Record<string, string>>;
}

/** The addresses of an area: its list, a new record, and of each record by id. */
export interface RecordAddresses {
  list: Address;
  add: Address;
  view: (id: string) => Address;
  edit: (id: string) => Address;
  /** A new record that begins as a copy. */
  copy: (id: string) => Address;
}
