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
import type { Address } from '#records/form/address.ts';
import { useReturnUrl } from '#session/use-return-url.ts';
import type { FormScreenProps } from '#records/form/record-form.tsx';
import type { DraftOwner } from '#session/storage/forms/drafts.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useFollowed } from '#ui/hooks/use-followed.ts';
import { NotFoundPage } from '../entry/not-found-page.tsx';
import { ofRecordOrNew, type IdCheck } from '../of-record.tsx';
import { retried } from './use-copy-address.ts';
import { UnsavedDialog } from '../drafts/unsaved-dialog.tsx';
import { useDraft, usePersistedDraft } from '../drafts/use-draft.ts';
import { useUnsaved } from '../drafts/use-unsaved.ts';

/** The record that a form edits, according to the URL. */
interface FormTarget {
  id: string | null;
  sourceId: string | null;
}

/** Gets it from the URL: the named path parameter, or the record that is copied. */
function useFormTarget(parameter: string, getSource: GetSource): FormTarget {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false });
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  return { id: params[parameter] ?? null, sourceId: getSource(search) };
}

/** The source of a new record by the query; null for an empty form. */
type GetSource = (search: Readonly<Record<string, unknown>>) => string | null;

const getCopied: GetSource = ({ sourceId }) => (typeof sourceId === 'string' ? sourceId : null);

/** The input of a form's machine, with the draft from this device. */
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
  /** The page to return to, saved or not. */
  list: Address;
  /** The record's name; the list highlights the saved one. */
  getName: (form: Form) => string;
  children: ReactNode;
}

/** The parts of a form's page, in addition to its machine. */
interface FormPageParts<Form extends FormValues, Choices> {
  emptyForm: Form;
  /** The page to return to, saved or not. */
  list: Address;
  /** The record's name; the list highlights the saved one. */
  getName: (form: Form) => string;
  /** The path parameter with the record's id; omitted for a new record. */
  parameter?: string;
  /** What a new record starts with, if the area has more than copies. */
  getSource?: GetSource;
  /** Whether a path parameter can be an id; by default, a UUID. */
  isId?: IdCheck;
  /** For fields whose empty value is null or an empty list. */
  fieldSchemas?: FieldSchemas<Form>;
  Screen: ComponentType<FormScreenProps<Form, Choices>>;
}

/** The page of a form made by `createRecordForm`; its drafts are named after the machine. */
export function recordFormPage<Form extends FormValues, Choices>(
  machine: ReturnType<typeof createRecordForm<Form, Choices>>,
  {
    emptyForm,
    list,
    getName,
    parameter = 'id',
    getSource = getCopied,
    isId,
    fieldSchemas,
    Screen,
  }: FormPageParts<Form, Choices>,
) {
  const Page = retried(({ onRetry }) => {
    const target = useFormTarget(parameter, getSource);
    const { owner, input } = useFormInput(machine.id, target, emptyForm, fieldSchemas);
    const actor = useActorRef(machine, { input });
    return (
      <RecordFormPage actor={actor} owner={owner} list={list} getName={getName}>
        <Screen actor={actor} notFound={<NotFoundPage />} onRetry={onRetry} />
      </RecordFormPage>
    );
  });
  return ofRecordOrNew(Page, parameter, isId);
}

/** Wraps a form's screen: stores a draft, asks before leaving, and returns to the list. */
function RecordFormPage<Form extends FormValues, Choices>(
  props: RecordFormPageProps<Form, Choices>,
) {
  const { actor, owner, list, getName, children } = props;
  const navigate = useNavigate();
  useDraft(actor, owner, (state) => {
    // If the form failed to load, its draft stays unchanged.
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
  // The machine's completion comes after its last event; only then nothing is unsaved.
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
