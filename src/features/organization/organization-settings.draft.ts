import { buildAddress } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'organization-settings',
  area: 'organization',
  right: 'organizationSettings.basic',
  at: buildAddress('/organizationSettings'),
};
