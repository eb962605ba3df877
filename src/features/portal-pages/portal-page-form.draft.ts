import { portalPageAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'portal-page-form',
  area: 'portalPages',
  right: 'pageManager.basic',
  at: portalPageAddresses,
};
