import { assetAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'asset-form',
  area: 'assets',
  right: 'assetManager.basic',
  at: assetAddresses,
};
