/** What the server says, in English. `{name}` is filled in. */
export const en = {
  // Generic rules. Source: document 1, section 5.
  required: '{field} is required',
  invalid: '{field} is invalid',
  emailInvalid: 'Email address is invalid',
  tooShort: 'Field is too short',
  tooLong: 'Field is too long',
  unknownField: '{field} is not known here',
  bodyMalformed: 'The request could not be read.',
  bodyTooLarge: 'The request is too large: {size} KiloBytes at most.',
  changedMeanwhile: '{who} has changed this meanwhile ({what}). Please load it again.',
  fileTooLarge: 'File should not exceed {size} KiloBytes.',
  fileTypeRefused: 'This kind of file is not taken here.',
  columnUnknown: 'This list has no column {column}.',
  idTaken: 'A record with this id exists already.',

  // Access.
  tokenMissing: 'Please sign in.',
  tokenInvalid: 'Your sign-in is not valid any more. Please sign in again.',
  privilegeMissing: 'You need the right {privilege} for this.',
  tenantUnknown: 'This tenant was not found.',
  personUnknown: 'You have no account in this portal.',
  operationUnknown: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not take {method}.',
  notPrefetched: 'This call changes something, and is not made ahead of time.',
  fault: 'Something went wrong on the server.',
  down: 'The service is down for the moment. Please try again in a few minutes.',
  refusedByScenario: 'The scenario “{scenario}” refuses this call.',

  // Session.
  tenantNotAssigned: 'You are not assigned to this tenant.',
  loginTenantMismatch: 'The login does not belong to this tenant.',
  employeeMissing: 'ClockWork needs an employee record, and you have none.',

  // ClockWork.
  entryStarted: 'The entry was started.',
  entryAdded: 'The entry was added.',
  entryStopped: 'The entry was stopped.',
  entryUpdated: 'The entry was updated.',
  entryAdjusted: 'The entry was adjusted.',
  entryBroken: 'Enjoy your break. The entry was stopped.',
  entryFilled: 'The gap was filled.',
  entryCrossed: 'The entry was split at midnight.',
  entriesDeleted: '{count, plural, one {# entry was deleted.} other {# entries were deleted.}}',
  entryUnknown: 'This entry was not found.',
  entryExists: 'An entry with this id exists already.',
  entryNotRunning: 'This entry is not running.',
  entryRunning: 'This entry is still running.',
  entryOverlaps: 'The times overlap another entry: {other}.',
  entryInFuture: 'An entry cannot start or end in the future.',
  endNotAfterStart: 'End time must be later than start time',
  staleRunning: 'Please adjust the entry that runs since {day} to continue using ClockWork.',
  clockOff:
    'The clock of this device differs from the server by {minutes} minutes. Please set it right.',
  nothingToFill: 'There is no gap to fill here.',
  notACrossover: 'This entry does not cross midnight.',
  projectUnknown: 'This project was not found.',
  taskUnknown: 'This task was not found in the project.',
} as const;

/** A catalog of another language: none of the messages is missing. */
export type Messages = Readonly<Record<keyof typeof en, string>>;
