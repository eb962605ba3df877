import { buildAddress } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'open-ai-settings',
  area: 'providerKeys',
  right: 'openAI.basic',
  at: buildAddress('/organizationSettings/openAI'),
};
