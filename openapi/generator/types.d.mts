/** Generates the contract's TypeScript types. */
export function typesFile(contract: object): Promise<string>;
