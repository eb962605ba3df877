import { use } from 'react';
import { nameRight, type RightId } from './right-names.ts';
import { textIn, useLanguage, useText, useTextLoader } from './text.tsx';

/** Why access is denied, as given by the entry rules. */
export type DenialReason =
  | { reason: 'right'; privileges: readonly RightId[] }
  | { reason: 'employee' | 'settings' };

/**
 * The names of privileges, each in quotes; alternatives are joined by "or": “Asset manager:
 * delete”. Empty for none. The names are loaded with the first missing privilege.
 */
export function useRightNames(rights: readonly RightId[]): string {
  const language = useLanguage();
  const load = useTextLoader();
  if (rights.length === 0) return '';
  const text = textIn<'privileges'>(language, use(load(language, 'privileges')));
  const names = rights.map((right) => text('quoted', { name: nameRight(text, right) }));
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}

/**
 * Why an action is denied, and the contact for access; null if it is allowed. Without a contact, a
 * press of the action requests a missing right.
 */
export function useDenialText(denial: DenialReason | null, support: string | null): string | null {
  const text = useText('common');
  const right = useRightNames(denial?.reason === 'right' ? denial.privileges : []);
  switch (denial?.reason) {
    case 'right':
      return support === null
        ? text('requestableRight', { right })
        : text('blockedRight', { right, support });
    case 'employee':
      return text('blockedEmployee', { support: support ?? '' });
    case 'settings':
      return text('blockedSettings');
    default:
      return null;
  }
}
