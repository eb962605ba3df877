import { operations } from '#openapi/generated/operations.ts';

/** The address at which main.ts serves the output of `npm run contract:docs`. */
export const contractAddress = `${import.meta.env.BASE_URL}reference/index.html`;

/**
 * The reference's section about an operation, by the reference's section names; its start page if
 * there is no operation.
 */
export function getContractAddress(operation: string): string {
  const call = findCall(operation);
  return call ? `${contractAddress}#/${call.area}/${operation.toLowerCase()}` : contractAddress;
}

/**
 * Typed by the displayed fields only: the exact type of each operation costs the type check a
 * second.
 */
const calls: Readonly<
  Record<string, { area: string; method: string; path: string; privilege: string | null }>
> = operations;

export const findCall = (operation: string) => calls[operation] ?? null;

/** By operation, so that the panel can link each call. */
export const contractAddresses: Record<string, string> = Object.fromEntries(
  Object.keys(operations).map((operation) => [operation, getContractAddress(operation)]),
);
