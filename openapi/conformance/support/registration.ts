/** What recipes and scenarios of registration share. */
import type { Kit } from '../scenario/types.ts';

/** An organisation that nobody has registered, as it is sent. */
export function registrationFields(kit: Kit) {
  const id = kit.uuid();
  return {
    id,
    organization: kit.name('Conformance & Sons'),
    name: 'Lena Elm',
    email: `lena.${id}@elm.test`,
    contactNumber: '+49 30 123456',
    timeZone: 'Europe/Berlin',
  };
}
