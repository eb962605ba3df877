import { useSelector } from '@xstate/react';
import type { ReviewSettingsActor } from '#machines/reviews/settings/review-settings.machine.ts';
import { changedFields, theirChanges } from '#machines/records/form-values.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TableFrame, tableClass } from '#ui/display/rows/table.tsx';
import { useFieldLabel } from './use-field-label.ts';
import { useSettingText } from './use-setting-text.ts';

/**
 * Someone else has saved in the meantime: shows who and which fields, and asks whose values to use.
 * No button is the default, so that Enter overwrites nothing by mistake.
 */
export function SettingsConflict({ actor }: { actor: ReviewSettingsActor }) {
  const text = useText('records');
  const isConflict = useSelector(actor, (state) => state.matches({ shown: 'conflict' }));
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
      {rejection !== '' && <p>{rejection}</p>}
      <p>{text('conflictText')}</p>
      <Differences actor={actor} />
    </Dialog>
  );
}

function Differences({ actor }: { actor: ReviewSettingsActor }) {
  const text = useText('records');
  const getLabel = useFieldLabel();
  const getText = useSettingText(actor);
  const context = useSelector(actor, (state) => state.context);
  const { base, form, theirs } = context;
  if (!theirs) return null;
  const mine = new Set<string>(changedFields(base, form));
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
                {mine.has(field) ? (
                  getText(form[field])
                ) : (
                  <span className={tableClass.muted}>{text('notChanged')}</span>
                )}
              </td>
              <td>{getText(theirs.form[field])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
