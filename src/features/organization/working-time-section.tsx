import type { OrganizationSettingsActor } from '#machines/organization/organization-settings.machine.ts';
import { inWeekOrder, weekdays, weekFrom } from '#machines/organization/settings-form.ts';
import { useFieldSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { CheckboxGroup } from '#ui/choices/checkbox-group.tsx';
import { TimeField } from '#ui/dates/time-field.tsx';
import { FieldAnchor, SettingsSection } from './settings-section.tsx';
import { useSetting } from './use-setting.ts';
import styles from './organization-settings.module.css';

/** The working hours of the organization. */
export function WorkingTimeSection({ actor }: { actor: OrganizationSettingsActor }) {
  const text = useText('organization');
  const format = useFormat();
  const { time } = useFieldSettings();
  const weekStart = useSetting(actor, 'weekStart');
  const start = useSetting(actor, 'workingHoursStart');
  const end = useSetting(actor, 'workingHoursEnd');
  const days = useSetting(actor, 'workingDays');
  return (
    <SettingsSection title={text('workingTime')} description={text('workingTimeText')}>
      <div className={styles.pair}>
        <FieldAnchor field="workingHoursStart">
          <TimeField
            {...start}
            {...time}
            isRequired
            value={start.value || null}
            onChange={(value) => start.onChange(value ?? '')}
          />
        </FieldAnchor>
        <FieldAnchor field="workingHoursEnd">
          <TimeField
            {...end}
            {...time}
            isRequired
            value={end.value || null}
            onChange={(value) => end.onChange(value ?? '')}
          />
        </FieldAnchor>
      </div>
      <FieldAnchor field="workingDays">
        <CheckboxGroup
          {...days}
          onChange={(ticked) => days.onChange(inWeekOrder(ticked))}
          isRequired
          options={weekFrom(weekStart.value).map((id) => ({
            id,
            label: format.weekday(weekdays.indexOf(id)),
          }))}
        />
      </FieldAnchor>
    </SettingsSection>
  );
}
