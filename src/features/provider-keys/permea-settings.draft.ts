import { buildAddress } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'permea-settings',
  area: 'providerKeys',
  right: 'permeaSettings.basic',
  at: buildAddress('/organizationSettings/permea'),
};
