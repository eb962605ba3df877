import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight, Copy, FileUp, Pencil, Plus, Trash2 } from 'lucide-react';
import type { ListActor } from '#machines/lists/create-list.ts';
import { holidayFields, type Holiday, type HolidayFacets } from '#machines/holidays/holiday.ts';
import { useText } from '#i18n/text.tsx';
import type { Address } from '#records/form/address.ts';
import { useBlocked } from '#records/blocked.tsx';
import { DeleteQuestion } from '#records/view/delete-question.tsx';
import { IconLink } from '#records/link-button.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { RecordGrid } from '#records/list/record-grid.tsx';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { ListUndo } from '#records/view/undo-offer.tsx';
import { holidayAddresses, holidayYearAddresses } from '#page/parameters/addresses.ts';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { SegmentedControl } from '#ui/choices/segmented-control.tsx';
import { ActionLink, changeRight } from './action-link.tsx';
import styles from './holidays.module.css';
import { useHolidayColumns } from './use-holiday-columns.tsx';
import type { HolidayView } from './use-holiday-view.ts';
import type { YearCalendarProps } from './year-calendar.container.tsx';

const YearCalendar = onDemand<YearCalendarProps>(() =>
  import('./year-calendar.container.tsx').then((module) => module.YearCalendar),
);

export interface HolidayListScreenProps extends ListScreenProps<Holiday> {
  year: number;
  onYear: (year: number) => void;
  view: HolidayView;
  onView: (view: HolidayView) => void;
  /** yyyy-MM-dd. */
  today: string;
  /** Opens the form of a day in the calendar. */
  onAddress: (address: Address) => void;
}

const noFacets: HolidayFacets = { workingDays: null };

/** The holidays of a year, as a list or a calendar. Source: ADMIN-002. */
export function HolidayListScreen(props: HolidayListScreenProps) {
  const { actor, year, view, onView, onYear, today, onAddress, onCopyAddress: _, ...grid } = props;
  const text = useText('holidays');
  const { reason } = useBlocked(changeRight);
  const facets = useSelector(actor, ({ context }) => context.facets as HolidayFacets | null);
  const columns = useHolidayColumns(facets ?? noFacets);
  const views = [
    { id: 'list', label: text('viewList') },
    { id: 'calendar', label: text('viewCalendar') },
  ] as const;
  return (
    <>
      <PageHead title={text('title')}>
        <ActionLink
          address={holidayYearAddresses.import(year)}
          icon={<FileUp aria-hidden="true" />}
        >
          {text('import')}
        </ActionLink>
        <ActionLink
          address={holidayYearAddresses.copyYear(year)}
          icon={<Copy aria-hidden="true" />}
        >
          {text('copyTo', { year: String(year + 1) })}
        </ActionLink>
        <ActionLink
          address={holidayAddresses.add}
          variant="primary"
          icon={<Plus aria-hidden="true" />}
        >
          {text('add')}
        </ActionLink>
      </PageHead>
      {reason !== null && <Banner title={text('readOnly')}>{reason}</Banner>}
      <ListUndo actor={actor} getName={({ name }) => name} />
      <div className={styles.toolbar}>
        <YearSelection year={year} onYear={onYear} />
        <SegmentedControl label={text('view')} options={views} value={view} onChange={onView} />
      </div>
      {view === 'calendar' ? (
        <YearCalendar
          actor={actor}
          year={year}
          today={today}
          facets={facets ?? noFacets}
          onAddress={onAddress}
          onRetry={grid.onRetry}
        />
      ) : (
        <RecordGrid
          {...grid}
          actor={actor}
          label={text('ofYear', { year: String(year) })}
          exportName={`holidays-${year}`}
          fields={holidayFields}
          columns={columns}
          emptyText={text('none', { year: String(year) })}
          {...(reason === null && {
            onDeleteKey: (row: Holiday) => actor.send({ type: 'DELETE', row }),
            renderActions: (row: Holiday) => <HolidayActions actor={actor} row={row} />,
          })}
        />
      )}
      <DeleteQuestion actor={actor} title={() => text('deleteTitle')} />
    </>
  );
}

function HolidayActions({ actor, row }: { actor: ListActor<Holiday>; row: Holiday }) {
  const text = useText('records');
  const { id, name } = row;
  return (
    <>
      <IconLink
        address={holidayAddresses.edit(id)}
        icon={<Pencil aria-hidden="true" />}
        label={text('editRecord', { name })}
      />
      <Button
        variant="quiet"
        size="small"
        icon={<Trash2 aria-hidden="true" />}
        aria-label={text('deleteRecord', { name })}
        onPress={() => actor.send({ type: 'DELETE', row })}
      />
    </>
  );
}

/** The year, and buttons to the ones before and after it. */
function YearSelection({ year, onYear }: Pick<HolidayListScreenProps, 'year' | 'onYear'>) {
  const text = useText('holidays');
  return (
    <div className={styles.year} role="group" aria-label={text('year')}>
      <Button
        icon={<ChevronLeft aria-hidden="true" className="flip-rtl" />}
        aria-label={text('previousYear')}
        onPress={() => onYear(year - 1)}
      />
      <h2 className={styles.yearName}>{year}</h2>
      <Button
        icon={<ChevronRight aria-hidden="true" className="flip-rtl" />}
        aria-label={text('nextYear')}
        onPress={() => onYear(year + 1)}
      />
    </div>
  );
}
