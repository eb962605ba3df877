import { serviceAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'service-form',
  area: 'services',
  right: 'services.basic',
  at: serviceAddresses,
};
