import { createPartDeletion, type PartDeletionActor } from '../../records/create-part-deletion.ts';
import { deleteTemplateStage } from './template.actors.ts';
import type { TemplateStage } from './template.ts';

export const templateStageDeletionMachine = createPartDeletion<TemplateStage>({
  id: 'template-stage-deletion',
  description:
    'A stage of the template is deleted with its activities, after a confirmation. Source: ENGAG-035, ENGAG-036.',
  deletePart: deleteTemplateStage,
});

export type TemplateStageDeletionActor = PartDeletionActor<TemplateStage>;
