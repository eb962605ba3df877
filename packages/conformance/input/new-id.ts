import { randomUUID } from 'node:crypto';

/** All values that this process has made up: a repeated call has to generate new ones. */
const made = new Set<string>();

function storeId(value: string): string {
  made.add(value);
  return value;
}

/** A new identifier. */
export const newId = (): string => storeId(randomUUID());

/** Eight characters that make a name unique. */
export const newMark = (): string => storeId(randomUUID().slice(0, 8));

/** Whether a value was made up here. */
export const isMadeUp = (value: string): boolean => made.has(value);
