import type { Address } from './address.ts';

/** The lists as they were left: a form or a view that is done leads back to the same page of its list. */
const left = new Map<string, Address['search']>();

export function leaveList(list: Address, parameters: Readonly<Record<string, unknown>>): void {
  const search = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
  left.set(list.to, Object.fromEntries(search));
}

/** The address of a list, as it was left. */
export const asLeft = (list: Address): Address => ({ ...list, search: left.get(list.to) ?? {} });
