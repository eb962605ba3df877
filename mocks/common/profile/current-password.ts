import type { Scope } from '../../store/store.ts';
import type { Person, World } from '../../store/world.ts';

interface Caller {
  platform: Scope<World>;
  person: Pick<Person, 'id'>;
}

/**
 * Whether a person's password is still the one with this hash: another window may have changed it
 * since it was compared, which takes place before the transaction.
 */
export async function isPasswordUnchanged(
  { platform, person }: Caller,
  passwordHash: string,
): Promise<boolean> {
  return (await platform.get('people', person.id))?.passwordHash === passwordHash;
}
