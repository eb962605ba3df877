import { use } from 'react';
import type { Key } from './catalogs.ts';
import { textIn, useLanguage, useText, useTextLoader } from './text.tsx';

type Named = Key<'privileges'>;
type Action = Extract<Named, `${string}.${string}`>;
type Group = Exclude<Named, Action | 'named' | 'quoted'>;

/** The id of a privilege of the contract. One without a name here fails to compile. */
export type RightId = Action | `${Group}.basic`;

/** Why access is denied, as given by the entry rules. */
export type DenialReason =
  | { reason: 'right'; privileges: readonly RightId[] }
  | { reason: 'employee' | 'settings' };

const getGroup = (right: RightId) => right.slice(0, right.indexOf('.')) as Group;
const isAction = (right: RightId): right is Action => !right.endsWith('.basic');

/**
 * The names of privileges, each in quotes; alternatives are joined by "or": “Asset manager:
 * delete”. Empty for none. The names are loaded with the first missing privilege.
 */
export function useRightNames(rights: readonly RightId[]): string {
  const language = useLanguage();
  const load = useTextLoader();
  if (rights.length === 0) return '';
  const text = textIn<'privileges'>(language, use(load(language, 'privileges')));
  const names = rights.map((right) => {
    const group = text(getGroup(right));
    const name = isAction(right) ? text('named', { group, action: text(right) }) : group;
    return text('quoted', { name });
  });
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}

/** Why an action is denied, and the contact for access; null if it is allowed. */
export function useDenialText(denial: DenialReason | null, support: string): string | null {
  const text = useText('common');
  const right = useRightNames(denial?.reason === 'right' ? denial.privileges : []);
  switch (denial?.reason) {
    case 'right':
      return text('blockedRight', { right, support });
    case 'employee':
      return text('blockedEmployee', { support });
    case 'settings':
      return text('blockedSettings');
    default:
      return null;
  }
}
