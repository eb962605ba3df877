import { vendorAddresses } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'vendor-form',
  area: 'vendors',
  right: 'vendors.basic',
  at: vendorAddresses,
};
