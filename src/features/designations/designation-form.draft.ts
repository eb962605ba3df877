import { designationAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'designation-form',
  area: 'designations',
  right: 'designation.basic',
  at: designationAddresses,
};
