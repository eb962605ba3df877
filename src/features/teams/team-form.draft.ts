import { teamAddresses } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'team-form',
  area: 'teams',
  right: 'teams.basic',
  at: teamAddresses,
};
