import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import type { ProfileSettingsActor } from '#machines/profile/profile-settings.machine.ts';
import { dateFormats, hourFormats } from '#machines/profile/profile-settings.machine.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { createFormat } from '#i18n/format.tsx';
import { useLanguage, useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { useWidgetTexts } from '#i18n/widget-texts.ts';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { zoneOptions } from '#records/form/zone-options.ts';
import { Button } from '#ui/controls/button.tsx';
import { ComboBox } from '#ui/fields/combo-box.tsx';
import { RadioGroup } from '#ui/choices/radio-group.tsx';
import { useErrorFocus } from '#ui/fields/use-error-focus.ts';
import styles from './profile.module.css';

export interface SettingsFormProps {
  actor: ProfileSettingsActor;
  /** In ms since 1970, for the examples. */
  now: number;
}

/** The available settings, and whether they have been saved. */
export function SettingsForm({ actor, now }: SettingsFormProps) {
  const text = useText('profile');
  const getErrorText = useErrorText();
  const { comboBox } = useWidgetTexts();
  const language = useLanguage();
  const { form, errors, failure, timeZones } = useSelector(actor, (state) => state.context);
  const isSaving = useSelector(actor, (state) => state.matches('saving'));
  const isSaved = useSelector(actor, (state) => state.matches('saved'));
  const canSave = useSelector(actor, (state) => state.can({ type: 'SAVE' }));
  const formRef = useErrorFocus(errors);
  const today = new Date(now).toISOString().slice(0, 10);
  const { reason } = useBlocked(null, !canSave && !isSaving && text('nothingChanged'));
  return (
    <form
      ref={formRef}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'SAVE' });
      }}
    >
      <ComboBox
        label={text('timeZone')}
        {...comboBox}
        placeholder={text('searchTimeZone')}
        isRequired
        isDisabled={isSaving}
        options={zoneOptions(timeZones, form.timeZone)}
        value={form.timeZone === '' ? null : form.timeZone}
        error={getErrorText(errors.timeZone, text('timeZone'))}
        onChange={(id) => actor.send({ type: 'form.changed', change: { timeZone: id ?? '' } })}
      />
      <RadioGroup
        label={text('dateFormat')}
        isDisabled={isSaving}
        options={dateFormats.map((id) => ({
          id,
          label: id,
          description: text('example', {
            date: createFormat(language, { ...form, dateFormat: id }).shortDay(today),
          }),
        }))}
        value={form.dateFormat}
        error={getErrorText(errors.dateFormat, text('dateFormat'))}
        onChange={(dateFormat) => actor.send({ type: 'form.changed', change: { dateFormat } })}
      />
      <RadioGroup
        label={text('hourFormat')}
        isDisabled={isSaving}
        options={hourFormats.map((id) => ({
          id,
          label: text(`hours_${id}`),
          description: text('exampleTime', {
            // An afternoon time, which the 12-hour and 24-hour formats show differently.
            time: createFormat(language, { ...form, timeZone: 'UTC', hourFormat: id }).time(
              `${today}T13:30:00Z`,
            ),
          }),
        }))}
        value={form.hourFormat}
        error={getErrorText(errors.hourFormat, text('hourFormat'))}
        onChange={(hourFormat) => actor.send({ type: 'form.changed', change: { hourFormat } })}
      />
      <SaveFailure failure={failure} />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          blockedBecause={reason}
          isPending={isSaving}
          pendingLabel={text('saving')}
        >
          {text('save')}
        </Button>
        <span role="status">
          {isSaved && (
            <span className={styles.saved}>
              <Check aria-hidden="true" />
              {text('saved')}
            </span>
          )}
          {canSave && <span className={styles.note}>{text('unsaved')}</span>}
        </span>
      </div>
    </form>
  );
}
