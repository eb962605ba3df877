import { projectAddresses } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'project-form',
  area: 'projects',
  right: 'projects.basic',
  at: projectAddresses,
};
