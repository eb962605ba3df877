import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { toCause, type Cause } from '../../cause.ts';
import { firstPage, type ListSearch } from '../../lists/list-search.ts';
import { buildRejectedForm, changedForm } from '../../records/form-errors.ts';
import { withStoredDraft, type FormDraft, type RecordDraft } from '../../records/form-values.ts';
import type { FieldErrors } from '../../validation/field-errors.ts';
import { isValid } from '../../validation/field-errors.ts';
import { toFailure, type Failure } from '../../validation/failure.ts';
import { cycleCandidatesMachine } from './people/cycle-candidates.machine.ts';
import {
  createCycle,
  loadEditorChoices,
  loadLacking,
  loadMatchingIds,
  narrowToTeam,
  type Lacking,
} from './cycle-editor.actors.ts';
import {
  emptyCycle,
  findStepWithError,
  maxReviewees,
  pickErrors,
  validateCycle,
  withPeople,
  withTeam,
  type CycleEditorForm,
  type EditorChoices,
  type EditorField,
  type EditorStep,
  type SelectedInterfacer,
} from './cycle-editor.ts';

export interface CycleEditorInput {
  /** The id of the new cycle, the same in every try. */
  newId: string;
  /** The draft that is stored on this device. */
  persisted: FormDraft<CycleEditorForm> | null;
}

export interface CycleEditorContext extends CycleEditorInput, RecordDraft<CycleEditorForm> {
  choices: EditorChoices | null;
  /** The person's unsaved input, while it is offered. */
  draft: RecordDraft<CycleEditorForm> | null;
  errors: FieldErrors<EditorField>;
  failure: Failure | null;
  cause: Cause | null;
  /** The search whose results are selected as a whole. */
  requested: ListSearch;
  /** Who of the selected people lacks what; null before it is loaded. */
  lacking: Lacking | null;
}

export type CycleEditorEvent =
  | { type: 'form.changed'; change: Partial<CycleEditorForm> }
  | { type: 'team.select'; teamId: string }
  | { type: 'people.toggle'; employeeIds: readonly string[]; isSelected: boolean }
  | { type: 'people.selectAll' | 'people.retry'; search: ListSearch }
  | { type: 'people.clear' }
  | { type: 'interfacer.select'; employeeId: string; choice: { id: string; label: string } | null }
  | { type: 'step.next' | 'step.back' }
  | { type: 'step.open'; step: EditorStep }
  | { type: 'draft.restored' | 'draft.discarded' }
  | { type: 'SAVE' | 'CANCEL' | 'reset' | 'retry' };

interface Failed {
  error: unknown;
}

const select = (context: CycleEditorContext, employeeIds: readonly string[]) =>
  changedForm(context, { employeeIds: employeeIds.slice(0, maxReviewees) });

const withInterfacer = (
  { interfacers }: CycleEditorForm,
  employeeId: string,
  choice: { id: string; label: string } | null,
): readonly SelectedInterfacer[] => {
  const others = interfacers.filter((each) => each.employeeId !== employeeId);
  return choice ? [...others, { employeeId, id: choice.id, label: choice.label }] : others;
};

const isStepValid = ({ form }: CycleEditorContext, step: EditorStep): boolean =>
  isValid(pickErrors(validateCycle(form), step));

export const editorSetup = setup({
  types: {
    context: {} as CycleEditorContext,
    events: {} as CycleEditorEvent,
    input: {} as CycleEditorInput,
    emitted: {} as { type: 'form.exited' },
    tags: {} as 'busy' | 'editable' | 'saving',
    children: {} as { candidates: 'candidates' },
  },
  actors: {
    loadEditorChoices,
    loadMatchingIds,
    narrowToTeam,
    loadLacking,
    createCycle,
    candidates: cycleCandidatesMachine,
  },
  guards: {
    isStepValid: ({ context }, { step }: { step: EditorStep }) => isStepValid(context, step),
    isFormValid: ({ context: { form } }) => isValid(validateCycle(form)),
    hasNoDraft: ({ context }) => context.draft === null,
    isStep: (_, { requested, step }: { requested: EditorStep; step: EditorStep }) =>
      requested === step,
    isErrorAt: ({ context: { form } }, { step, error }: { step: EditorStep; error: unknown }) =>
      findStepWithError(buildRejectedForm({ form }, error).errors) === step,
    isTeam: (_, { teamId }: { teamId: string }) => teamId !== '',
  },
  actions: {
    start: assign(({ context: { persisted } }, choices: EditorChoices) => {
      const form = {
        ...emptyCycle,
        workflowId: choices.defaultWorkflowId ?? '',
        year: String(choices.yearList[1] ?? ''),
      };
      const loaded = { form, base: form, version: null, madeId: null };
      const state = persisted ? withStoredDraft(loaded, persisted) : { ...loaded, draft: null };
      return { ...state, choices, persisted: null };
    }),
    storeCause: assign((_, { error }: Failed) => ({ cause: toCause(error) })),
    change: assign(({ context }, { change }: { change: Partial<CycleEditorForm> }) =>
      changedForm(context, change),
    ),
    toggle: assign(({ context }, event: { employeeIds: readonly string[]; isSelected: boolean }) =>
      select(context, withPeople(context.form.employeeIds, event.employeeIds, event.isSelected)),
    ),
    request: assign((_, { search }: { search: ListSearch }) => ({ requested: search })),
    selectAll: assign(({ context }, { output }: { output: readonly string[] }) =>
      select(context, withPeople(context.form.employeeIds, output, true)),
    ),
    retainOnly: assign(({ context }, { output }: { output: readonly string[] }) =>
      select(context, output),
    ),
    clearPeople: assign(({ context }) => changedForm(context, { employeeIds: [] })),
    selectTeam: assign(({ context }, { teamId }: { teamId: string }) =>
      changedForm(context, { teamId }),
    ),
    showTeam: sendTo('candidates', ({ context: { form } }) => ({
      type: 'search.changed' as const,
      search: withTeam(firstPage, form.teamId),
    })),
    restartCandidates: enqueueActions(
      ({ context: { form }, enqueue }, { search }: { search: ListSearch }) => {
        const input = { search: withTeam(search, form.teamId) };
        enqueue.stopChild('candidates');
        enqueue.spawnChild('candidates', { id: 'candidates', input });
      },
    ),
    selectInterfacer: assign(
      ({ context }, event: { employeeId: string; choice: { id: string; label: string } | null }) =>
        changedForm(context, {
          interfacers: withInterfacer(context.form, event.employeeId, event.choice),
        }),
    ),
    restore: assign(({ context }) => ({ ...context.draft, draft: null })),
    clearDraft: assign({ draft: null }),
    reset: assign(({ context }) => ({ form: context.base, errors: {}, failure: null })),
    showStepErrors: assign(({ context: { form } }, { step }: { step: EditorStep }) => ({
      errors: pickErrors(validateCycle(form), step),
    })),
    showErrors: assign(({ context: { form } }) => ({ errors: validateCycle(form) })),
    clearErrors: assign({ errors: {}, failure: null }),
    clearLacking: assign({ lacking: null, cause: null }),
    storeLacking: assign((_, lacking: Lacking) => ({ lacking })),
    showRejection: assign(({ context }, { error }: Failed) => buildRejectedForm(context, error)),
    storeFailure: assign((_, { error }: Failed) => ({ failure: toFailure(error) })),
    emitExited: emit({ type: 'form.exited' }),
  },
});
