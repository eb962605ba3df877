import { buildAddress } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'open-ai-settings',
  area: 'providerKeys',
  right: 'openAI.basic',
  at: buildAddress('/organizationSettings/openAI'),
};
