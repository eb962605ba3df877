/** The short form of an operation's successful response type. */
export function getResponseType(contract: object, operation: { responses: object }): string;
