import { recipes } from '../scenario/recipe.ts';
import { registrationFields } from '../support/registration.ts';

export default recipes({
  registerOrganization: { send: (kit) => ({ body: registrationFields(kit) }) },
});
