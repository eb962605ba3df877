export interface LastChange {
  changedBy: string;
  changedOn: string;
}

/** A record in the request format: without the last-change fields that only the server sets. */
export const toWireFormat = <R extends LastChange>({
  changedBy: _changedBy,
  changedOn: _changedOn,
  ...fields
}: R): Omit<R, keyof LastChange> => fields;
