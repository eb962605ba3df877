import { vendorAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'vendor-form',
  area: 'vendors',
  right: 'vendors.basic',
  at: vendorAddresses,
};
