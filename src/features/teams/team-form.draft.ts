import { teamAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'team-form',
  area: 'teams',
  right: 'teams.basic',
  at: teamAddresses,
};
