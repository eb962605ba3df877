import { operations } from '#openapi/generated/operations.ts';

/** Where main.ts serves what `npm run contract:docs` has built. */
export const contractAddress = `${import.meta.env.BASE_URL}reference/index.html`;

/** Where the reference tells of an operation, as it names its own sections; of none, its start. */
export function addressOf(operation: string): string {
  const call = callOf(operation);
  return call ? `${contractAddress}#/${call.area}/${operation.toLowerCase()}` : contractAddress;
}

export const callOf = (operation: string) =>
  operation in operations ? operations[operation as keyof typeof operations] : null;

/** By operation: for the panel, which links each call. */
export const contractAddresses: Record<string, string> = Object.fromEntries(
  Object.keys(operations).map((operation) => [operation, addressOf(operation)]),
);
