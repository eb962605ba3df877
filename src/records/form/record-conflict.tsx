import { useSelector } from '@xstate/react';
import type { ActorRef, Snapshot } from 'xstate';
import type { FormValue } from '#machines/records/form-value.ts';
import {
  changedFields,
  theirChanges,
  type FormField,
  type FormValues,
} from '#machines/records/form-values.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TableFrame, tableClass } from '#ui/display/rows/table.tsx';
import { useValueText, type StateText } from '../view/value-text.ts';

/**
 * A form whose save conflicts with a newer version: its own values, its initial values, and the
 * server's.
 */
type ConflictSnapshot<Form extends FormValues> = Snapshot<unknown> & {
  context: { form: Form; base: Form; theirs: { form: Form } | null; rejection: string };
  matches: (state: 'conflict') => boolean;
};

type ConflictEvent =
  | { type: 'conflict.keepMine' }
  | { type: 'conflict.useTheirs' }
  | { type: 'CANCEL' };

interface RecordConflictProps<Form extends FormValues> {
  actor: Pick<
    ActorRef<ConflictSnapshot<Form>, ConflictEvent>,
    'getSnapshot' | 'subscribe' | 'send'
  >;
  getLabel: (field: FormField<Form>) => string;
  stateText?: StateText | undefined;
  formatValue?: FormatValue<Form> | undefined;
}

/**
 * Formats a field's value as text, e.g. the name of the selected option; undefined if it is text
 * already.
 */
export type FormatValue<Form extends FormValues> = (
  field: FormField<Form>,
  value: FormValue | undefined,
) => string | undefined;

/**
 * Someone else has saved in the meantime: shows who and which fields, and asks whose values to use.
 * No button is the default, so that Enter overwrites nothing by mistake.
 */
export function RecordConflict<Form extends FormValues>(props: RecordConflictProps<Form>) {
  const { actor } = props;
  const text = useText('records');
  const isConflict = useSelector(actor, (state) => state.matches('conflict'));
  const rejection = useSelector(actor, ({ context }) => context.rejection);
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
          <Button onPress={() => actor.send({ type: 'conflict.useTheirs' })}>
            {text('takeTheirs')}
          </Button>
          <Button onPress={() => actor.send({ type: 'conflict.keepMine' })}>
            {text('keepMine')}
          </Button>
        </>
      }
    >
      <p>{rejection}</p>
      <p>{text('conflictText')}</p>
      <Differences {...props} />
    </Dialog>
  );
}

/** Both sides' values of the fields that the other user has changed. */
function Differences<Form extends FormValues>({
  actor,
  getLabel,
  stateText,
  formatValue,
}: RecordConflictProps<Form>) {
  const text = useText('records');
  const context = useSelector(actor, (state) => state.context);
  const plainText = useValueText(stateText);
  const valueText = (field: FormField<Form>, value: FormValue | undefined) =>
    formatValue?.(field, value) ?? plainText(value);
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
              <th scope="row">{getLabel(field)}</th>
              <td>
                {mine.has(field) ? valueText(field, context.form[field]) : text('notChanged')}
              </td>
              <td>{valueText(field, context.theirs?.form[field])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
