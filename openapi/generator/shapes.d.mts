/** What an operation promises to answer when it succeeds, in short. */
export function getResponseType(contract: object, operation: { responses: object }): string;
