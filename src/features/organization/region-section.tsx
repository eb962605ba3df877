import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { OrganizationSettingsActor } from '#machines/organization/organization-settings.machine.ts';
import { dateFormats, months, weekdays } from '#machines/organization/settings-form.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { zoneOptions } from '#records/form/zone-options.ts';
import { ComboBox } from '#ui/fields/combo-box.tsx';
import { RadioGroup } from '#ui/choices/radio-group.tsx';
import { Select } from '#ui/fields/select.tsx';
import { FieldAnchor, SettingsSection } from './settings-section.tsx';
import { useSetting } from './use-setting.ts';

const currencyCodes = Intl.supportedValuesOf('currency');

/** The region of the organization, which sets the defaults of new users. */
export function RegionSection({ actor }: { actor: OrganizationSettingsActor }) {
  const text = useText('organization');
  const format = useFormat();
  const zones = useSelector(actor, ({ context }) => context.choices) ?? [];
  const timeZone = useSetting(actor, 'timeZone');
  const dateFormat = useSetting(actor, 'dateFormat');
  const currency = useSetting(actor, 'currency');
  const weekStart = useSetting(actor, 'weekStart');
  const financialYearStart = useSetting(actor, 'financialYearStart');
  const currencies = useMemo(
    () => currencyCodes.map((code) => ({ id: code, label: format.currencyName(code) })),
    [format],
  );
  return (
    <SettingsSection title={text('region')} description={text('regionText')}>
      <FieldAnchor field="timeZone">
        <ComboBox
          {...timeZone}
          isRequired
          value={timeZone.value || null}
          options={zoneOptions(zones, timeZone.value)}
          placeholder={text('timeZonePlaceholder')}
          noResults={text('noResults')}
          onChange={(zone) => timeZone.onChange(zone ?? '')}
        />
      </FieldAnchor>
      <FieldAnchor field="dateFormat">
        <RadioGroup
          {...dateFormat}
          orientation="horizontal"
          options={dateFormats.map((id) => ({ id, label: id }))}
        />
      </FieldAnchor>
      <FieldAnchor field="currency">
        <ComboBox
          {...currency}
          isRequired
          value={currency.value || null}
          options={currencies}
          placeholder={text('currencyPlaceholder')}
          noResults={text('noResults')}
          onChange={(code) => currency.onChange(code ?? '')}
        />
      </FieldAnchor>
      <FieldAnchor field="weekStart">
        <Select
          {...weekStart}
          placeholder={text('pleaseSelect')}
          items={weekdays.map((id, index) => ({ id, label: format.weekday(index) }))}
          onChange={(day) => {
            if (day) weekStart.onChange(day);
          }}
        />
      </FieldAnchor>
      <FieldAnchor field="financialYearStart">
        <Select
          {...financialYearStart}
          placeholder={text('pleaseSelect')}
          items={months.map((id, index) => ({ id, label: format.month(index) }))}
          onChange={(month) => {
            if (month) financialYearStart.onChange(month);
          }}
        />
      </FieldAnchor>
    </SettingsSection>
  );
}
