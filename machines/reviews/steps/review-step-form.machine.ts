import { createRecordPart, type RecordPartActor } from '../../records/create-record-part.ts';
import {
  emptyStep,
  toStepForm,
  validateStep,
  type ReviewStep,
  type StepForm,
} from './review-step.ts';
import { saveReviewStep } from './review-steps.actors.ts';

export const reviewStepFormMachine = createRecordPart<ReviewStep, StepForm>({
  id: 'review-step-form',
  description:
    'A review step is added or edited, with who acts, its colour and its nudges. Source: REVW-023, PRIV-035.',
  emptyForm: emptyStep,
  toForm: toStepForm,
  validate: validateStep,
  savePart: saveReviewStep,
});

export type ReviewStepFormActor = RecordPartActor<ReviewStep, StepForm>;
