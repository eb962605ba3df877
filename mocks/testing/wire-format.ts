interface LastChange {
  changedBy: string;
  changedOn: string;
}

/** A record in the format of a request: without the server's fields about its last change. */
export const toWireFormat = <R extends LastChange>({
  changedBy: _changedBy,
  changedOn: _changedOn,
  ...fields
}: R): Omit<R, keyof LastChange> => fields;
