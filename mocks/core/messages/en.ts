/** The server's messages in English. `{name}` is a placeholder. */
export const en = {
  // Generic rules. Source: REG-013.
  required: '{field} is required',
  invalid: '{field} is invalid',
  emailInvalid: 'Email address is invalid',
  tooShort: 'Field is too short',
  tooLong: 'Field is too long',
  tooLarge: 'The number is too large: {limit} at most.',
  tooFine: 'The number has too many decimals: {limit} at most.',
  unknownField: '{field} is not known here',
  bodyMalformed: 'The request could not be read.',
  bodyTooDeep: 'The request is nested too deeply: {limit} levels at most.',
  bodyTooLarge: 'The request is too large: {size} KiloBytes at most.',
  changedMeanwhile: '{who} has changed this meanwhile.',
  fileTooLarge: 'File should not exceed {size} KiloBytes.',
  jsonExpected: 'This call takes application/json.',
  fileTypeRefused: 'This kind of file is not taken here.',
  columnUnknown: 'This list has no column {column}.',
  idTaken: 'This id was used for something else. Compare with what is stored.',
  savedAlready: 'This was saved already.',
  sheetTotalOnce: 'Total, each hour once',
  sheetTotal: 'Total',

  // Access.
  tokenMissing: 'Please sign in.',
  tokenInvalid: 'Your sign-in is not valid any more. Please sign in again.',
  privilegeMissing: 'You need the right “{privilege}” for this.',
  tenantUnknown: 'This tenant was not found.',
  personUnknown: 'You have no account in this portal.',
  operationUnknown: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not take {method}.',
  notPrefetched: 'This call changes something, and is not made ahead of time.',
  fault: 'Something went wrong on the server.',
  down: 'The service is down for the moment. Please try again in a few minutes.',
  storageFull: 'Nothing can be saved at the moment: the storage is full. Please try again later.',
  rejectedByScenario: 'The scenario “{scenario}” refuses this call.',

  // Session.
  tenantNotAssigned: 'You are not assigned to this tenant.',
  loginTenantMismatch: 'The login does not belong to this tenant.',
  employeeMissing: 'ClockWork needs an employee record, and you have none.',

  // Projects and times.
  endNotAfterStart: 'End time must be later than start time',
  projectUnknown: 'This project was not found.',
  taskUnknown: 'This task was not found in the project.',
} as const;

/** A catalog of another language, with all messages. */
export type Messages = Readonly<Record<keyof typeof en, string>>;
