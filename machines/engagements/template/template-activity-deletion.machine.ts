import { createPartDeletion, type PartDeletionActor } from '../../records/create-part-deletion.ts';
import { deleteTemplateActivity } from './template.actors.ts';
import type { TemplateActivity } from './template.ts';

export const templateActivityDeletionMachine = createPartDeletion<TemplateActivity>({
  id: 'template-activity-deletion',
  description:
    'An activity of the template is deleted after a confirmation. Source: ENGAG-035, ENGAG-037.',
  deletePart: deleteTemplateActivity,
});

export type TemplateActivityDeletionActor = PartDeletionActor<TemplateActivity>;
