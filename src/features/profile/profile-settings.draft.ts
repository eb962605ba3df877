import { buildAddress } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'profile-settings',
  area: 'profile',
  right: null,
  at: buildAddress('/profile', null, { tab: 'settings' }),
};
