import type { Key } from './catalogs.ts';
import type { TextFunction } from './text.tsx';

type Named = Key<'privileges'>;
type Action = Extract<Named, `${string}.${string}`>;
type Group = Exclude<Named, Action | 'named' | 'quoted'>;

/** The id of a privilege of the contract. One without a name here fails to compile. */
export type RightId = Action | `${Group}.basic`;

const getGroup = (right: RightId) => right.slice(0, right.indexOf('.')) as Group;
const isAction = (right: RightId): right is Action => !right.endsWith('.basic');

/** The name of the group of a right: “Asset Manager”. */
export const nameGroup = (text: TextFunction<'privileges'>, right: RightId): string =>
  text(getGroup(right));

/** The name of a right: “Asset Manager: delete”. */
export function nameRight(text: TextFunction<'privileges'>, right: RightId): string {
  const group = nameGroup(text, right);
  return isAction(right) ? text('named', { group, action: text(right) }) : group;
}
