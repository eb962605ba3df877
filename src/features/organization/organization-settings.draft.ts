import { buildAddress } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'organization-settings',
  area: 'organization',
  right: 'organizationSettings.basic',
  at: buildAddress('/organizationSettings'),
};
