import { portalPageAddresses } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'portal-page-form',
  area: 'portalPages',
  right: 'pageManager.basic',
  at: portalPageAddresses,
};
