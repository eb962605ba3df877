import { projectAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'project-form',
  area: 'projects',
  right: 'projects.basic',
  at: projectAddresses,
};
