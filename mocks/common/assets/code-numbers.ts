import { normalizeName } from '../../store/normalize-name.ts';

/** The digits that an asset code ends with, and what is before them; null if it is no such code. */
export function splitCode(assetCode: string): { prefix: string; digits: string } | null {
  const [, prefix, digits] = /^(.*?[^\d])(\d+)$/.exec(assetCode) ?? [];
  return prefix === undefined || digits === undefined ? null : { prefix, digits };
}

/** The prefix of codes in a case-insensitive form; a digit keeps its last blank from being trimmed. */
export const toPrefixKey = (prefix: string): string => normalizeName(`${prefix}0`).slice(0, -1);
