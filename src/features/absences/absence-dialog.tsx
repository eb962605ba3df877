import { useSelector } from '@xstate/react';
import { absenceKinds, isSingleDay, type AbsenceField } from '#machines/absences/absence.ts';
import type { AbsenceFormActor } from '#machines/absences/absence-form.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormDate } from '#records/form/date-fields.tsx';
import { FormSwitch, FormText } from '#records/form/fields.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';
import { FormSelect } from '#records/form/select-field.tsx';
import styles from './absences.module.css';

/** Adds or edits an absence. Source: PEOPL-D41. */
export default function AbsenceDialog({ actor }: { actor: AbsenceFormActor }) {
  const text = useText('absences');
  const records = useText('records');
  const isNew = useSelector(actor, ({ context }) => context.part === null);
  const isSingle = useSelector(actor, ({ context }) => isSingleDay(context.form));
  const getProps = (field: AbsenceField) => ({ actor, field, label: text(field) });
  return (
    <PartDialog
      actor={actor}
      title={text(isNew ? 'add' : 'edit')}
      save={records('save')}
      getLabel={text}
    >
      <div className={styles.pair}>
        <FormDate {...getProps('firstDay')} isRequired />
        <FormDate {...getProps('lastDay')} isRequired />
      </div>
      {isSingle && (
        <FormSwitch
          {...getProps('isHalfDay')}
          stateText={(isOn) => text(isOn ? 'halfDay' : 'fullDay')}
        />
      )}
      <FormSelect
        {...getProps('kind')}
        isRequired
        choices={absenceKinds.map((kind) => ({ id: kind, label: text(kind) }))}
      />
      <FormText {...getProps('note')} multiline description={text('noteText')} />
    </PartDialog>
  );
}
