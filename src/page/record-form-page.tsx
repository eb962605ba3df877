import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import type { createRecordForm, RecordFormActor } from '#machines/records/create-record-form.ts';
import {
  isChanged,
  buildDraft,
  buildDraftSchema,
  type FormValues,
  type FieldSchemas,
  type FormDraft,
} from '#machines/records/form-values.ts';
import type { Address } from '#records/address.ts';
import { useReturnUrl } from '#session/as-left.ts';
import type { FormScreenProps } from '#records/record-form.tsx';
import type { DraftOwner } from '#session/drafts.ts';
import { useEmitted } from '#ui/use-emitted.ts';
import { useFollowed } from '#ui/use-followed.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { ofRecordOrNew } from './of-record.tsx';
import { retried } from './place.ts';
import { UnsavedDialog } from './unsaved-dialog.tsx';
import { useDraft, usePersistedDraft } from './use-draft.ts';
import { useUnsaved } from './use-unsaved.ts';

/** Which record a form is about, as its address says. */
interface FormTarget {
  id: string | null;
  sourceId: string | null;
}

/** Reads the address: the named parameter of the path, or what a new record begins with. */
function useFormTarget(parameter: string): FormTarget {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false });
  const { sourceId }: { sourceId?: unknown } = useSearch({ strict: false });
  return {
    id: params[parameter] ?? null,
    sourceId: typeof sourceId === 'string' ? sourceId : null,
  };
}

/** The input of a form's chart, with what is kept of it on this device. */
function useFormInput<Form extends FormValues>(
  name: string,
  { id, sourceId }: FormTarget,
  emptyForm: Form,
  fieldSchemas?: FieldSchemas<Form>,
): { owner: DraftOwner; input: FormTarget & { persisted: FormDraft<Form> | null } } {
  const about = id ?? (sourceId === null ? 'new' : `copy of ${sourceId}`);
  const { owner, draft: persisted } = usePersistedDraft(
    `${name} ${about}`,
    buildDraftSchema(emptyForm, fieldSchemas),
  );
  return { owner, input: { id, sourceId, persisted } };
}

interface RecordFormPageProps<Form extends FormValues, Choices = null> {
  actor: RecordFormActor<Form, Choices>;
  owner: DraftOwner;
  /** Where the form leads, saved or not. */
  list: Address;
  /** What the record is called: the list shows the one that is saved. */
  getName: (form: Form) => string;
  children: ReactNode;
}

/** What the page of a form is made of, beside its chart. */
interface FormPageParts<Form extends FormValues, Choices> {
  emptyForm: Form;
  /** Where the form leads, saved or not. */
  list: Address;
  /** What the record is called: the list shows the one that is saved. */
  getName: (form: Form) => string;
  /** The parameter of the path that names the record; none for a new one. */
  parameter?: string;
  Screen: ComponentType<FormScreenProps<Form, Choices>>;
}

/** The page of a form made by `createRecordForm`; its drafts are named after the chart. */
export function recordFormPage<Form extends FormValues, Choices>(
  machine: ReturnType<typeof createRecordForm<Form, Choices>>,
  { emptyForm, list, getName, parameter = 'id', Screen }: FormPageParts<Form, Choices>,
) {
  const Page = retried(({ onRetry }) => {
    const { owner, input } = useFormInput(machine.id, useFormTarget(parameter), emptyForm);
    const actor = useActorRef(machine, { input });
    return (
      <RecordFormPage actor={actor} owner={owner} list={list} getName={getName}>
        <Screen actor={actor} notFound={<NotFoundPage />} onRetry={onRetry} />
      </RecordFormPage>
    );
  });
  return ofRecordOrNew(Page, parameter);
}

/** Around the screen of a form: it keeps a draft, asks before it is left, and leads to the list. */
function RecordFormPage<Form extends FormValues, Choices>(
  props: RecordFormPageProps<Form, Choices>,
) {
  const { actor, owner, list, getName, children } = props;
  const navigate = useNavigate();
  useDraft(actor, owner, (state) => {
    // What is kept of a form that could not be read stays as it is.
    if (state.matches('loading')) return undefined;
    const isSaved = state.matches('saved');
    if (state.status === 'done' && !isSaved) return undefined;
    return buildDraft(state.context, isSaved);
  });
  const question = useUnsaved(() => {
    const state = actor.getSnapshot();
    return state.status === 'active' && isChanged(state.context);
  });
  const returnUrl = useReturnUrl(list);
  const leave = (savedName?: string) => {
    const locationState = savedName === undefined ? {} : { state: { savedName } };
    void navigate({ ...returnUrl, ...locationState });
  };
  // The end of the chart is told after its last event: only then nothing is unsaved any more.
  useFollowed(actor, (state) => {
    if (state.matches('saved')) leave(getName(state.context.form).trim());
  });
  useEmitted(actor, { 'form.exited': () => leave() });
  return (
    <>
      {children}
      <UnsavedDialog question={question} onLeave={() => actor.send({ type: 'reset' })} />
    </>
  );
}
