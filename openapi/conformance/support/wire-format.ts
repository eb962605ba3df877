interface LastChange {
  changedBy: string;
  changedOn: string;
}

/** A record as it is sent back: without what the server alone says of its last change. */
export const toWireFormat = <R extends LastChange>({
  changedBy: _changedBy,
  changedOn: _changedOn,
  ...fields
}: R): Omit<R, keyof LastChange> => fields;
