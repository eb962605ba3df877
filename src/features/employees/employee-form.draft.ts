import { employeeAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

/** Adding and editing need different rights, which the pages check. */
export const draftForm: DraftForm = {
  form: 'employee-form',
  area: 'employees',
  right: 'employees.basic',
  at: employeeAddresses,
};
