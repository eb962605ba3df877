import { clientAddresses } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'client-form',
  area: 'clients',
  right: 'clients.basic',
  at: clientAddresses,
};
