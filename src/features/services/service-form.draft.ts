import { serviceAddresses } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'service-form',
  area: 'services',
  right: 'services.basic',
  at: serviceAddresses,
};
