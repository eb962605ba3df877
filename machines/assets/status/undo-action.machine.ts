import type { ActorRefFrom } from 'xstate';
import type { Schema } from '#openapi/client/index.ts';
import { createStepUndo, type StepUndoContext } from '../../lists/create-step-undo.ts';
import { runUndoStep } from './undo-action.actors.ts';
import type { DatedUndoAction, UndoActionStep } from './undo-action.ts';

type Outcomes = readonly Schema<'AssetOutcome'>[];

/** An asset that could not be restored, and the server's reason. */
export interface RemainingAsset {
  id: string;
  assetCode: string;
  message: string;
}

export type UndoActionContext = StepUndoContext<
  UndoActionStep,
  DatedUndoAction,
  Outcomes,
  RemainingAsset
>;

/** The assets that the server rejected in a step. */
const findRemaining = ({ assets }: UndoActionStep, outcomes: Outcomes): readonly RemainingAsset[] =>
  assets.flatMap(({ id, assetCode }) => {
    const outcome = outcomes.find(({ assetId }) => assetId === id);
    if (outcome?.isDone !== false) return [];
    return [{ id, assetCode, message: outcome.errorMessages.join(' ') }];
  });

export const undoActionMachine = createStepUndo<
  UndoActionStep,
  DatedUndoAction,
  Outcomes,
  RemainingAsset
>({
  id: 'undo-action',
  description: 'The last bulk action on assets can be undone for a while. Source: ASSET-D38.',
  takeStep: runUndoStep,
  findRemaining,
});

export type UndoActionActor = ActorRefFrom<typeof undoActionMachine>;
