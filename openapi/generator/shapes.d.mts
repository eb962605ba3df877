/** What an operation promises to answer when it succeeds, in short. */
export function answerOf(contract: object, operation: { responses: object }): string;
