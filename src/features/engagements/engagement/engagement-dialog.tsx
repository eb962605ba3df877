import { useActorRef, useSelector } from '@xstate/react';
import { engagementClientSearchMachine } from '#machines/engagements/engagement/parts/engagement-client-search.machine.ts';
import type { EngagementFormActor } from '#machines/engagements/engagement/engagement-form.machine.ts';
import { hasNoProjectType } from '#machines/engagements/engagement/engagement-form.ts';
import type { ProjectType } from '#machines/engagements/engagement/engagement.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { FormDate } from '#records/form/date-fields.tsx';
import { FormText } from '#records/form/fields.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';
import { FormSearch } from '#records/list/search-field.tsx';
import { FormSelect } from '#records/form/select-field.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './engagement.module.css';

interface EngagementDialogProps {
  actor: EngagementFormActor;
  projectTypes: readonly ProjectType[];
}

/** Edits the head data of an engagement, or starts a copy. Source: ENGAG-012, ENGAG-070. */
export function EngagementDialog({ actor, projectTypes }: EngagementDialogProps) {
  const text = useText('engagement');
  const records = useText('records');
  const part = useSelector(actor, ({ context }) => context.part);
  const isWithoutType = useSelector(actor, ({ context }) => hasNoProjectType(context.form));
  const isCopy = part !== null && part.copyId !== null;
  const labels = {
    name: text('name'),
    prospectName: text('prospectName'),
    clientId: text('client'),
    projectTypeId: text('projectType'),
    createdOn: text('createdOn'),
  };
  return (
    <PartDialog
      actor={actor}
      title={text(isCopy ? 'duplicateTitle' : 'editEngagement')}
      save={isCopy ? text('duplicate') : records('save')}
      saveBlockedBecause={isWithoutType ? text('noTypeYet') : null}
      getLabel={(field) => labels[field]}
    >
      {isCopy && <p className={styles.muted}>{text('duplicateText')}</p>}
      <FormText actor={actor} field="name" label={labels.name} isRequired autoFocus />
      <FormText actor={actor} field="prospectName" label={labels.prospectName} />
      <ClientField actor={actor} label={labels.clientId} />
      <FormSelect
        actor={actor}
        field="projectTypeId"
        label={labels.projectTypeId}
        choices={projectTypes.map(({ id, value }) => ({ id, label: value }))}
        isRequired
      />
      <FormDate actor={actor} field="createdOn" label={labels.createdOn} isRequired />
    </PartDialog>
  );
}

/** The client that the prospect is; people who do not see clients see its name. */
function ClientField({ actor, label }: { actor: EngagementFormActor; label: string }) {
  const text = useText('engagement');
  const { reason } = useBlocked('clients.basic');
  const client = useSelector(actor, ({ context }) => context.part?.client ?? null);
  const search = useActorRef(engagementClientSearchMachine, {
    input: { selected: client && { id: client.id, label: client.name } },
  });
  if (reason !== null) {
    return (
      <p className={styles.muted}>
        {isolate(client ? text('clientNamed', { name: client.name }) : text('noClient'))} {reason}
      </p>
    );
  }
  return (
    <FormSearch
      actor={actor}
      field="clientId"
      label={label}
      search={search}
      description={text('clientHint')}
    />
  );
}
