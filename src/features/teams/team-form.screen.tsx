import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { RecordFormActor } from '#machines/records/create-record-form.ts';
import { hasRecord } from '#machines/records/form-values.ts';
import type { TeamForm } from '#machines/teams/team.ts';
import { useText } from '#i18n/text.tsx';
import { FormSwitch, FormText } from '#records/fields.tsx';
import { RecordForm } from '#records/record-form.tsx';
import { teamAddresses } from '#page/addresses.ts';

export interface TeamFormScreenProps {
  actor: RecordFormActor<TeamForm>;
  notFound: ReactNode;
  onRetry: () => void;
}

/** A team is added or edited. Source: document 2, sections 2 and 5 (Teams). */
export function TeamFormScreen({ actor, notFound, onRetry }: TeamFormScreenProps) {
  const text = useText('teams');
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  const hasStatus = useSelector(actor, ({ context }) => hasRecord(context));
  const of = (field: keyof TeamForm) => ({ actor, field, label: text(field) });
  return (
    <RecordForm
      title={text(isNew ? 'add' : 'editTitle')}
      list={{ title: text('title'), to: teamAddresses.list.to }}
      actor={actor}
      labelOf={text}
      notSaved={isNew ? undefined : text('notUpdated')}
      notFound={notFound}
      onRetry={onRetry}
    >
      <FormText {...of('teamName')} isRequired autoFocus />
      <FormText {...of('description')} isRequired multiline />
      {hasStatus && (
        <FormSwitch {...of('isActive')} stateText={(isOn) => text(isOn ? 'active' : 'inactive')} />
      )}
    </RecordForm>
  );
}
