/** The contract as TypeScript types. */
export function typesFile(contract: object): Promise<string>;
