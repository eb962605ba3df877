/** The properties of a record's last change. */
export interface Versioned {
  /** 1 for a new record, increased with every change. */
  version: number;
  changedByName: string;
  /** UTC timestamp of the last change. */
  changedOn: string;
  /** Fields of the last change. */
  changedFields: string[];
}
