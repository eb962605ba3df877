import { buildAddress } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'permea-settings',
  area: 'providerKeys',
  right: 'permeaSettings.basic',
  at: buildAddress('/organizationSettings/permea'),
};
