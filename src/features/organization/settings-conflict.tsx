import { useSelector } from '@xstate/react';
import { changedFields, theirChanges } from '#machines/records/form-values.ts';
import type {
  OrganizationSettingsActor,
  OrganizationSettingsContext,
} from '#machines/organization/organization-settings.machine.ts';
import {
  months,
  settingsFields,
  weekdays,
  type SettingsField,
  type SettingsForm,
} from '#machines/organization/settings-form.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import styles from './organization-settings.module.css';

/**
 * Someone else has saved in the meantime: shows who, which fields, and which values to keep. No
 * option is the default, so that a hasty Enter overwrites nothing.
 */
export function SettingsConflict({ actor }: { actor: OrganizationSettingsActor }) {
  const text = useText('organization');
  const commonText = useText('common');
  const isConflict = useSelector(actor, (state) => state.matches({ shown: 'conflict' }));
  const context = useSelector(actor, (state) => state.context);
  return (
    <Dialog
      size="medium"
      title={text('conflictTitle')}
      isOpen={isConflict}
      onClose={() => actor.send({ type: 'CANCEL' })}
      closeLabel={commonText('close')}
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
      {context.rejection !== '' && <p className={styles.rejection}>{context.rejection}</p>}
      <p>{text('conflictText')}</p>
      <Differences context={context} />
    </Dialog>
  );
}

function Differences({ context }: { context: OrganizationSettingsContext }) {
  const text = useText('organization');
  const valueText = useValueText();
  const { theirs, base, form } = context;
  if (!theirs) return null;
  const mine = new Set<string>(changedFields(base, form));
  const changed = new Set<string>(theirChanges(context));
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">{text('field')}</th>
          <th scope="col">{text('mine')}</th>
          <th scope="col">{text('theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {settingsFields
          .filter((field) => changed.has(field))
          .map((field) => (
            <tr key={field}>
              <th scope="row">{text(field)}</th>
              <td>
                {mine.has(field) ? (
                  valueText(field, form)
                ) : (
                  <span className={styles.muted}>{text('notChanged')}</span>
                )}
              </td>
              <td>{valueText(field, theirs.form)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Formats a value for display. */
function useValueText() {
  const text = useText('organization');
  const format = useFormat();
  const dayName = (day: (typeof weekdays)[number]) => format.weekday(weekdays.indexOf(day));
  return (field: SettingsField, form: SettingsForm): string => {
    if (field === 'workingDays') return format.list(form.workingDays.map(dayName));
    if (field === 'weekStart') return dayName(form.weekStart);
    if (field === 'financialYearStart') {
      return format.month(months.indexOf(form.financialYearStart));
    }
    if (field === 'workingHoursStart' || field === 'workingHoursEnd') {
      return form[field] ? format.timeOfDay(form[field]) : text('empty');
    }
    if (field === 'currency') return format.currencyName(form.currency);
    return form[field] || text('empty');
  };
}
