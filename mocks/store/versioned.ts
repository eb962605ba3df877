/** What a record tells of its last change. */
export interface Versioned {
  /** 1 for a new record, one more with every change. */
  version: number;
  changedByName: string;
  /** Instant of the last change. */
  changedOn: string;
  /** Fields that the last change touched. */
  changedFields: string[];
}
