import { normalizeName } from '../store/normalize-name.ts';

/** The digits that an asset code ends with, and what is before them; null if it is no such code. */
export function splitCode(assetCode: string): { prefix: string; digits: string } | null {
  const [, prefix, digits] = /^(.*?[^\d])(\d+)$/.exec(assetCode) ?? [];
  return prefix === undefined || digits === undefined ? null : { prefix, digits };
}

/** The prefix of codes in a case-insensitive form; a digit keeps its last blank from being trimmed. */
export const toPrefixKey = (prefix: string): string => normalizeName(`${prefix}0`).slice(0, -1);

/** The ids of the roles of a user as one value, by which users are counted. */
export const toRoleKey = (roleIds: readonly string[]): string =>
  JSON.stringify([...new Set(roleIds)].toSorted());

/** The ids of the roles of users with this key. */
export const parseRoleKey = (roleKey: string): string[] => JSON.parse(roleKey) as string[];

/** An id as it is enclosed in a computed text of several ids, in which it is searched. */
export const encloseId = (id: string): string => `|${id}|`;

const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}]\p{Mn}*)\p{Mn}/gu;

/**
 * A text without the accents of Latin and Greek letters, so that "Éclair" is found by "eclair". In
 * other scripts such marks are vowels or letters of their own.
 */
export const foldAccents = (text: string): string =>
  text.normalize('NFD').replaceAll(accents, '').normalize('NFC');
