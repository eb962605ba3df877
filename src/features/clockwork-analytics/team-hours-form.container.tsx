import { useSelector } from '@xstate/react';
import type { ClockWorkAnalyticsActor } from '#machines/clockwork-analytics/clockwork-analytics.machine.ts';
import { allTeams, maxDays } from '#machines/clockwork-analytics/team-hours.ts';
import { useFieldSettings } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { SearchFormField, SearchForm } from '#records/list/search-form.tsx';
import { DateRangeField } from '#ui/dates/date-range-field.tsx';
import { MultiSelect } from '#ui/choices/multi-select.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Switch } from '#ui/choices/switch.tsx';

export interface FormProps {
  actor: ClockWorkAnalyticsActor;
}

/** Selects teams, days and the period to compare with. Source: CLOCK-028. */
export function TeamHoursFormPart({ actor }: FormProps) {
  const text = useText('clockworkAnalytics');
  const isCompared = useSelector(actor, ({ context }) => context.form.isCompared);
  const isLocked = useSelector(actor, (state) => !state.matches('loaded'));
  const isRequesting = useSelector(actor, (state) => state.matches('requesting'));
  return (
    <SearchForm
      submitLabel={text('submit')}
      clearLabel={text('clear')}
      isPending={isRequesting}
      pendingLabel={text('submitting')}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
      onClear={() => actor.send({ type: 'CLEAR' })}
      below={
        <Switch
          description={text('compareHint')}
          isSelected={isCompared}
          isDisabled={isLocked}
          onChange={(selected) => actor.send({ type: 'comparison.changed', isCompared: selected })}
        >
          {text('compare')}
        </Switch>
      }
    >
      <TeamsField actor={actor} isLocked={isLocked} />
      <PeriodField actor={actor} isLocked={isLocked} />
      <DaysField actor={actor} isLocked={isLocked} />
    </SearchForm>
  );
}

function TeamsField({ actor, isLocked }: FormProps & { isLocked: boolean }) {
  const text = useText('clockworkAnalytics');
  const records = useText('records');
  const { choices, form, errors } = useSelector(actor, ({ context }) => context);
  const label = text('selectTeam');
  return (
    <SearchFormField width={18}>
      <MultiSelect
        label={label}
        isRequired
        options={[
          { id: allTeams, label: text('allTeams') },
          ...(choices?.teams ?? []).map(({ teamId, teamName }) => ({
            id: teamId,
            label: teamName,
          })),
        ]}
        placeholder={records('pleaseSelect')}
        searchLabel={records('search')}
        noResults={records('noResults')}
        clearLabel={records('clear')}
        value={form.teamIds}
        onChange={(teamIds) => actor.send({ type: 'teams.select', teamIds })}
        isLocked={isLocked}
        error={errors.teamIds && text('daysRequired', { field: label })}
      />
    </SearchFormField>
  );
}

/** Selected while the days match no named period. */
const ownDays = 'own';

function PeriodField({ actor, isLocked }: FormProps & { isLocked: boolean }) {
  const text = useText('clockworkAnalytics');
  const { choices, form } = useSelector(actor, ({ context }) => context);
  const periods = choices?.periods ?? [];
  if (periods.length === 0) return null;
  return (
    <SearchFormField width={11}>
      <Select
        label={text('period')}
        placeholder={text('period_own')}
        items={[
          { id: ownDays, label: text('period_own') },
          ...periods.map(({ period }) => ({ id: period, label: text(`period_${period}`) })),
        ]}
        value={form.period || ownDays}
        onChange={(period) => actor.send({ type: 'period.select', period: period ?? ownDays })}
        isLocked={isLocked}
      />
    </SearchFormField>
  );
}

function DaysField({ actor, isLocked }: FormProps & { isLocked: boolean }) {
  const text = useText('clockworkAnalytics');
  const validation = useText('validation');
  const { day } = useFieldSettings();
  const { form, errors } = useSelector(actor, ({ context }) => context);
  const label = text('selectDate');
  const errorTexts = {
    required: text('daysRequired', { field: label }),
    incomplete: validation('incompleteDates'),
    backwards: text('daysBackwards'),
    tooLong: text('daysTooLong', { limit: maxDays }),
  };
  return (
    <SearchFormField width={18}>
      <DateRangeField
        label={label}
        isRequired
        {...day}
        value={form.days}
        onChange={(days) => actor.send({ type: 'days.select', days })}
        isReadOnly={isLocked}
        error={errors.days && errorTexts[errors.days]}
      />
    </SearchFormField>
  );
}
