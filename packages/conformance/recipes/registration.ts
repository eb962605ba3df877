import { recipes } from '../scenario/recipe.ts';
import { registrationFields } from '../support/registration.ts';

export default recipes({
  registerOrganization: { send: (ctx) => ({ body: registrationFields(ctx) }) },
});
