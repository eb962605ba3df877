import { useSelector } from '@xstate/react';
import type { RecordFormActor } from '#machines/records/create-record-form.ts';
import {
  changedFields,
  theirChanges,
  type FieldOf,
  type FormValues,
} from '#machines/records/form-values.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TableFrame, tableClass } from '#ui/table.tsx';
import { useValueText, type StateText } from './value-text.ts';

interface RecordConflictProps<Form extends FormValues, Choices = null> {
  actor: RecordFormActor<Form, Choices>;
  labelOf: (field: FieldOf<Form>) => string;
  stateText?: StateText | undefined;
}

/**
 * Somebody else has saved meanwhile: who, which fields, and whose are to stay. None of the answers
 * is the default: a hasty Enter overwrites nothing.
 */
export function RecordConflict<Form extends FormValues, Choices>(
  props: RecordConflictProps<Form, Choices>,
) {
  const { actor } = props;
  const text = useText('records');
  const isConflict = useSelector(actor, (state) => state.matches('conflict'));
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  return (
    <Dialog
      size="medium"
      title={text('conflictTitle')}
      isOpen={isConflict}
      onClose={() => actor.send({ type: 'CANCEL' })}
      closeLabel={text('close')}
      actions={
        <>
          <Button autoFocus onPress={() => actor.send({ type: 'CANCEL' })}>
            {text('notNow')}
          </Button>
          <Button onPress={() => actor.send({ type: 'theirs.taken' })}>{text('takeTheirs')}</Button>
          <Button onPress={() => actor.send({ type: 'mine.kept' })}>{text('keepMine')}</Button>
        </>
      }
    >
      <p>{refusal}</p>
      <p>{text('conflictText')}</p>
      <Differences {...props} />
    </Dialog>
  );
}

/** What each side has made of the fields that the other one has changed. */
function Differences<Form extends FormValues, Choices>({
  actor,
  labelOf,
  stateText,
}: RecordConflictProps<Form, Choices>) {
  const text = useText('records');
  const context = useSelector(actor, (state) => state.context);
  const valueText = useValueText(stateText);
  const mine = new Set(changedFields(context.base, context.form));
  return (
    <TableFrame label={text('conflictTitle')}>
      <table className={tableClass.table}>
        <thead>
          <tr>
            <th scope="col">{text('field')}</th>
            <th scope="col">{text('mine')}</th>
            <th scope="col">{text('theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {theirChanges(context).map((field) => (
            <tr key={field}>
              <th scope="row">{labelOf(field)}</th>
              <td>{mine.has(field) ? valueText(context.form[field]) : text('notChanged')}</td>
              <td>{valueText(context.theirs?.form[field])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
