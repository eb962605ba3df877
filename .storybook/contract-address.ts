import { operations } from '#openapi/generated/operations.ts';

/** Where main.ts serves what `npm run contract:docs` has built. */
export const contractAddress = `${import.meta.env.BASE_URL}reference/index.html`;

/** Where the reference tells of an operation, as it names its own sections; of none, its start. */
export function getContractAddress(operation: string): string {
  const call = findCall(operation);
  return call ? `${contractAddress}#/${call.area}/${operation.toLowerCase()}` : contractAddress;
}

/** Told by what is shown of them: the type of each one by itself costs the type check a second. */
const calls: Readonly<
  Record<string, { area: string; method: string; path: string; privilege: string | null }>
> = operations;

export const findCall = (operation: string) => calls[operation] ?? null;

/** By operation: for the panel, which links each call. */
export const contractAddresses: Record<string, string> = Object.fromEntries(
  Object.keys(operations).map((operation) => [operation, getContractAddress(operation)]),
);
