import { designationAddresses } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'designation-form',
  area: 'designations',
  right: 'designation.basic',
  at: designationAddresses,
};
