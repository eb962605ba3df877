import { useSelector } from '@xstate/react';
import { Printer } from 'lucide-react';
import { useRef } from 'react';
import type { ListSearch } from '#machines/lists/list-search.ts';
import { getStatus } from '#machines/lists/list-view.ts';
import type { UserLoginsActor } from '#machines/user-logins/user-logins.machine.ts';
import { getDay, inGrid, searchOfDay, yesterday } from '#machines/user-logins/user-logins.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useDateSettings, useFieldSettings, useFormat } from '#i18n/format.tsx';
import { useGridTexts } from '#i18n/grid-texts.ts';
import { useText } from '#i18n/text.tsx';
import { SearchFormField, SearchForm } from '#records/list/search-form.tsx';
import type { FilterSetsProps } from '#records/list/filter-sets.container.tsx';
import { FilterSets } from '#records/list/filter-sets.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { Button } from '#ui/controls/button.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { DateFieldProps } from '#ui/dates/date-field.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { LoginCounts } from './login-counts.tsx';
import { useLoginColumns } from './use-login-columns.tsx';
import styles from './user-logins.module.css';

// Loaded lazily, because it is larger than the page.
const DateField = onDemand<DateFieldProps>(() =>
  import('#ui/dates/date-field.tsx').then(({ DateField: it }) => it),
);

export interface UserLoginsProps {
  actor: UserLoginsActor;
  /** The page, sort order or filter of the grid changed. */
  onSearch: (search: ListSearch) => void;
  /** The user's saved filter sets of days and users. */
  filterSets: FilterSetsProps;
  onPrint: () => void;
}

/** The users who entered the tenant on a day. Source: ANLYT-043. */
export function UserLoginsScreen({ actor, onSearch, filterSets, onPrint }: UserLoginsProps) {
  const text = useText('userLogins');
  const analytics = useText('analytics');
  const records = useText('records');
  const { shortDay } = useFormat();
  const { timeZone: zone } = useDateSettings();
  const isIdle = useSelector(actor, (state) => state.matches('idle'));
  const { response, search, shownSearch } = useSelector(actor, ({ context }) => context);
  const list = useRef<HTMLDivElement>(null);
  const toLogins = () => {
    // The counts include all users, so the filter is cleared.
    if (inGrid(search).columnFilters.length > 0) onSearch(searchOfDay(getDay(search)));
    list.current?.querySelector<HTMLElement>('[role="region"]')?.focus();
  };
  const shown = shownSearch && getDay(shownSearch);
  return (
    <div className={styles.page}>
      <PageHead title={text('title')} above={[{ title: analytics('title') }]}>
        <FilterSets {...filterSets} />
        {response !== null && (
          <Button icon={<Printer aria-hidden="true" />} onPress={onPrint}>
            {records('print')}
          </Button>
        )}
      </PageHead>
      <DayForm actor={actor} />
      {shown && <h2 className={styles.of}>{shortDay(shown)}</h2>}
      <LoginCounts response={response} onLogins={toLogins} />
      {isIdle ? (
        <p className={styles.hint}>{text('select')}</p>
      ) : (
        <div ref={list}>
          <Logins actor={actor} onSearch={onSearch} />
        </div>
      )}
      <p className={styles.counted}>
        {text('counted')} {text('zone', { zone })}
      </p>
    </div>
  );
}

function DayForm({ actor }: Pick<UserLoginsProps, 'actor'>) {
  const text = useText('userLogins');
  const validation = useText('validation');
  const settings = useFieldSettings();
  const { day, error } = useSelector(actor, ({ context }) => context);
  const last = useSelector(actor, ({ context }) => yesterday(context));
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const errors = {
    required: text('dateRequired', { field: text('date') }),
    incomplete: validation('incompleteDate'),
    notPast: text('dateNotPast'),
  };
  return (
    <SearchForm
      submitLabel={text('submit')}
      clearLabel={text('clearFilter')}
      isPending={isLoading}
      pendingLabel={text('loading')}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
      onClear={() => actor.send({ type: 'CLEAR_FILTER' })}
    >
      <SearchFormField width={14}>
        <DateField
          label={text('date')}
          isRequired
          {...settings.day}
          max={last}
          value={day}
          onChange={(selected) => actor.send({ type: 'day.select', day: selected })}
          error={error === null ? undefined : errors[error]}
        />
      </SearchFormField>
    </SearchForm>
  );
}

function Logins({ actor, onSearch }: Pick<UserLoginsProps, 'actor' | 'onSearch'>) {
  const text = useText('userLogins');
  const texts = useGridTexts();
  const why = useCauseText();
  const { response, search, shownSearch, cause } = useSelector(actor, ({ context }) => context);
  const status = useSelector(actor, getStatus);
  const ofDay = search.columnFilters.filter(({ name }) => name === 'date');
  return (
    <DataGrid
      key={getDay(search)}
      label={text('logins')}
      columns={useLoginColumns()}
      rows={response?.userLoginDetails ?? null}
      total={response?.totalUserCount ?? 0}
      search={inGrid(search)}
      shownSearch={shownSearch ? inGrid(shownSearch) : undefined}
      status={status}
      reason={why(cause)}
      onSearch={(next) => onSearch({ ...next, columnFilters: [...ofDay, ...next.columnFilters] })}
      onRetry={() => actor.send({ type: 'retry' })}
      texts={texts}
    />
  );
}
