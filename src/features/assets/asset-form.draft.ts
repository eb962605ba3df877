import { assetAddresses } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'asset-form',
  area: 'assets',
  right: 'assetManager.basic',
  at: assetAddresses,
};
