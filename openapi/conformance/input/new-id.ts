import { randomUUID } from 'node:crypto';

/** Everything new that this process has made up: who repeats a call has to make up others. */
const made = new Set<string>();

function storeId(value: string): string {
  made.add(value);
  return value;
}

/** A new identifier. */
export const newId = (): string => storeId(randomUUID());

/** Eight signs that tell a name apart. */
export const newMark = (): string => storeId(randomUUID().slice(0, 8));

/** Whether a value was made up here. */
export const isMadeUp = (value: string): boolean => made.has(value);
