import { clientAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'client-form',
  area: 'clients',
  right: 'clients.basic',
  at: clientAddresses,
};
