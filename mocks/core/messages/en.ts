/** The server's messages in English. `{name}` is a placeholder. */
export const en = {
  // Generic rules. Source: REG-013.
  required: '{field} is required',
  invalid: '{field} is invalid',
  emailInvalid: 'Email address is invalid',
  tooShort: 'Field is too short',
  tooLong: 'Field is too long',
  tooLarge: 'The number is too large. The maximum is {limit}.',
  tooFine: 'The number has too many decimal places. The maximum is {limit}.',
  unknownField: '{field} is not a known field',
  bodyMalformed: 'The request is malformed.',
  bodyTooDeep: 'The request is nested too deeply. The maximum is {limit} levels.',
  bodyTooLarge: 'The request is too large. The maximum is {size} KB.',
  changedByOther: '{who} changed this in the meantime.',
  fileTooLarge: 'File should not exceed {size} KiloBytes.',
  jsonExpected: 'This request needs the content type application/json.',
  fileTypeRefused: 'This type of file isn’t accepted.',
  columnUnknown: 'This list has no column {column}.',
  idTaken: 'This ID is already used for something else. Compare with what is saved.',
  savedAlready: 'This was already saved.',
  sheetTotalOnce: 'Total (each hour counted once)',
  sheetTotal: 'Total',

  // Access.
  tokenMissing: 'Please sign in.',
  tokenInvalid: 'Your session is no longer valid. Please sign in again.',
  privilegeMissing: 'You need the “{privilege}” permission to do this.',
  tenantUnknown: 'This tenant was not found.',
  personUnknown: 'You don’t have an account in this portal.',
  operationUnknown: 'There’s nothing at this address.',
  methodNotAllowed: 'This address doesn’t support {method}.',
  notPrefetched: 'This request changes data, so it can’t be prefetched.',
  viewReadOnly: 'You view Atrium as {name}; nothing is saved.',
  viewChanged: 'This page shows someone else’s view. Reload it.',
  fault: 'Something went wrong on the server.',
  down: 'The service is temporarily unavailable. Please try again in a few minutes.',
  storageFull: 'Couldn’t save: the storage is full. Please try again later.',
  rejectedByScenario: 'The scenario “{scenario}” rejected this request.',

  // Session.
  tenantNotAssigned: 'You’re not assigned to this tenant.',
  loginTenantMismatch: 'This login doesn’t belong to this tenant.',
  employeeMissing: 'ClockWork requires an employee record, and you don’t have one.',

  // Projects and times.
  endNotAfterStart: 'End time must be later than start time',
  projectUnknown: 'This project was not found.',
  taskUnknown: 'This task was not found in the project.',
} as const;

/** A catalog of another language, with all messages. */
export type Messages = Readonly<Record<keyof typeof en, string>>;
