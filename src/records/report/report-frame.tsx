import { Printer } from 'lucide-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyReport, ReportActor } from '#machines/lists/create-report.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { PageHead } from '../view/page-head.tsx';
import type { ListPageState } from '../list/record-grid.tsx';
import styles from './report.module.css';

/** The props of a report's screen. */
export interface ReportPageState<ResponseBody extends AnyReport> extends ListPageState {
  actor: ReportActor<ResponseBody>;
  /** Prints the report. */
  onPrint: () => void;
}

/** A name and its value. */
export type Fact = readonly [name: string, value: string];

export interface ReportFrameProps<ResponseBody extends AnyReport> {
  actor: ReportActor<ResponseBody>;
  title: string;
  /** Further actions of the report, next to Print. */
  actions: ReactNode;
  /** The filter fields. */
  filters?: ReactNode;
  /** The active filters as text, for the printed report. */
  facts: readonly Fact[];
  /** The totals of the report. */
  getTotals: (response: ResponseBody) => readonly Fact[];
  /** A note that explains how to read the report. */
  note?: string;
  onPrint: () => void;
  /** The rows. */
  children: ReactNode;
}

/**
 * The page of a report: its filters, totals and rows. Printing omits everything around them.
 * Source: SHELL-040.
 */
export function ReportFrame<ResponseBody extends AnyReport>(props: ReportFrameProps<ResponseBody>) {
  const { actor, title, actions, filters, facts, getTotals, note, onPrint, children } = props;
  const text = useText('records');
  const response = useSelector(actor, ({ context }) => context.response);
  const rejection = useSelector(actor, ({ context }) => context.rejection);
  return (
    <div className={styles.report}>
      <PageHead title={title}>
        <Button
          icon={<Printer aria-hidden="true" />}
          effect="reading"
          blockedBecause={response === null ? text('notReadYet') : null}
          onPress={onPrint}
        >
          {text('print')}
        </Button>
        {actions}
      </PageHead>
      <PrintedFilters facts={facts} />
      {filters}
      {rejection !== null && (
        <Banner tone="danger" title={text('rejectedFilters')} className={styles.rejection ?? ''}>
          {rejection.message}
        </Banner>
      )}
      {response !== null && response.rows.length > 0 && <Facts facts={getTotals(response)} />}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {rejection === null && children}
    </div>
  );
}

/** The server's message for a filter that it rejects. */
export const useReportRejection = <ResponseBody extends AnyReport>(
  actor: ReportActor<ResponseBody>,
  filter: string,
): string | undefined =>
  useSelector(actor, ({ context }) => context.rejection?.fields[filter]?.join(' '));

/** The totals of a report. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.sums}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The filter values as text, only in print. */
function PrintedFilters({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.printed}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
