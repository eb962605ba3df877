import { useActorRef, useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { engagementClientSearchMachine } from '#machines/engagements/engagement/parts/engagement-client-search.machine.ts';
import type { NewEngagementActor } from '#machines/engagements/list/new-engagement.machine.ts';
import {
  contents,
  toClientChange,
  type NewEngagementForm,
} from '#machines/engagements/list/new-engagement.ts';
import type { ProjectTypesActor } from '#machines/engagements/list/types/project-types.machine.ts';
import type { FormField } from '#machines/records/form-values.ts';
import { emptyId } from '#machines/validation/rules.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { FormDate } from '#records/form/date-fields.tsx';
import { FormText } from '#records/form/fields.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';
import { FormSearch } from '#records/list/search-field.tsx';
import { FormSelect } from '#records/form/select-field.tsx';
import { useField } from '#records/form/use-field.ts';
import { Button } from '#ui/controls/button.tsx';
import { RadioGroup } from '#ui/choices/radio-group.tsx';
import { LoadedTemplatePreview } from '../template/loaded-template-preview.tsx';
import styles from './engagement-list.module.css';

export interface NewEngagementDialogProps {
  actor: NewEngagementActor;
  types: ProjectTypesActor;
}

/** Creates an engagement, or a copy of one. Source: ENGAG-006, ENGAG-099. */
export default function NewEngagementDialog({ actor, types }: NewEngagementDialogProps) {
  const text = useText('engagementList');
  const source = useSelector(actor, ({ context }) => context.part?.source ?? null);
  const labels: Readonly<Record<FormField<NewEngagementForm>, string>> = {
    name: text('name'),
    type: text('template'),
    prospectName: text('prospectName'),
    clientId: text('client'),
    projectTypeId: text('projectType'),
    createdOn: text('createdOn'),
  };
  return (
    <PartDialog
      actor={actor}
      title={source ? text('duplicateTitle', { name: source.name }) : text('newTitle')}
      save={text('create')}
      getLabel={(field) => labels[field]}
    >
      {source && <p className={styles.note}>{text('duplicateText')}</p>}
      <FormText actor={actor} field="name" label={labels.name} isRequired autoFocus />
      {!source && <TemplateField actor={actor} label={labels.type} />}
      <FormText actor={actor} field="prospectName" label={labels.prospectName} />
      <ClientField actor={actor} label={labels.clientId} />
      <TypeField actor={actor} types={types} label={labels.projectTypeId} />
      <FormDate actor={actor} field="createdOn" label={labels.createdOn} isRequired />
    </PartDialog>
  );
}

interface FieldProps {
  actor: NewEngagementActor;
  label: string;
}

/** The initial content, with the stages that the template brings. Source: ENGAG-060, ENGAG-068. */
function TemplateField({ actor, label }: FieldProps) {
  const text = useText('engagementList');
  const { value, change, isLocked, error } = useField({ actor, field: 'type', label });
  return (
    <>
      <div data-field="type">
        <RadioGroup
          isRequired
          label={label}
          orientation="horizontal"
          options={contents.map((id) => ({
            id,
            label: text(`type_${id}`),
            description: text(`type_${id}Hint`),
          }))}
          value={contents.find((each) => each === value) ?? null}
          onChange={change}
          isDisabled={isLocked}
          error={error}
        />
      </div>
      {value === 'base' && <LoadedTemplatePreview />}
    </>
  );
}

/** The client that the prospect is, for those who see clients. */
function ClientField({ actor, label }: FieldProps) {
  const text = useText('engagementList');
  const { isBlocked } = useBlocked('clients.basic');
  const { clientId, prospectName } = useSelector(actor, ({ context }) => context.form);
  const search = useActorRef(engagementClientSearchMachine, {
    input: { selected: clientId === '' ? null : { id: clientId, label: prospectName } },
  });
  if (isBlocked) return null;
  return (
    <FormSearch
      actor={actor}
      field="clientId"
      label={label}
      search={search}
      toChange={(choice) => toClientChange(actor.getSnapshot().context.form, choice)}
      description={text('clientHint')}
    />
  );
}

/** The project type; those who may can add one, which is then selected. Source: ENGAG-055. */
function TypeField({ actor, types, label }: FieldProps & { types: ProjectTypesActor }) {
  const text = useText('engagementList');
  const { reason } = useBlocked('engagements.edit');
  const known = useSelector(types, ({ context }) => context.types);
  const isUnavailable = useSelector(types, (state) => state.matches({ list: 'unavailable' }));
  return (
    <div className={styles.typeField}>
      <FormSelect
        actor={actor}
        field="projectTypeId"
        label={label}
        choices={[
          { id: emptyId, label: text('withoutType') },
          ...(known ?? []).map(({ id, value }) => ({ id, label: value })),
        ]}
        {...(isUnavailable && { description: text('typesUnavailable') })}
      />
      <Button
        size="small"
        variant="quiet"
        icon={<Plus aria-hidden="true" />}
        blockedBecause={reason}
        onPress={() => types.send({ type: 'type.add' })}
      >
        {text('newType')}
      </Button>
    </div>
  );
}
