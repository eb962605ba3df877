import { Printer } from 'lucide-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyReport, ReportActor } from '#machines/lists/create-report.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { PageHead } from './page-head.tsx';
import type { ListPageState } from './record-grid.tsx';
import styles from './report.module.css';

/** What the screen of a report is handed by whoever mounts it. */
export interface ReportPageState<ResponseBody extends AnyReport> extends ListPageState {
  actor: ReportActor<ResponseBody>;
  /** Hands what is shown to the printer. */
  onPrint: () => void;
}

/** A name and what it comes to. */
export type Fact = readonly [name: string, value: string];

export interface ReportFrameProps<ResponseBody extends AnyReport> {
  actor: ReportActor<ResponseBody>;
  title: string;
  /** What else can be done with the report, beside printing it. */
  actions: ReactNode;
  /** The fields that it is filtered by. */
  filters?: ReactNode;
  /** What it is filtered by, for whoever reads it on paper. */
  facts: readonly Fact[];
  /** What all of it comes to. */
  getTotals: (response: ResponseBody) => readonly Fact[];
  /** What has to be known to read it. */
  note?: string;
  onPrint: () => void;
  /** The rows. */
  children: ReactNode;
}

/**
 * The page of a report: its filters, its sums and its rows, which are printed without what is
 * around them. Source: SHELL-040.
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
        <Banner tone="danger" title={text('refusedFilters')} className={styles.rejection ?? ''}>
          {rejection.message}
        </Banner>
      )}
      {response !== null && response.rows.length > 0 && <Facts facts={getTotals(response)} />}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {rejection === null && children}
    </div>
  );
}

/** What the server says of a filter that it does not take. */
export const useReportRejection = <ResponseBody extends AnyReport>(
  actor: ReportActor<ResponseBody>,
  filter: string,
): string | undefined =>
  useSelector(actor, ({ context }) => context.rejection?.fields[filter]?.join(' '));

/** What all of a report comes to. */
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

/** What the fields say on a screen: on paper alone. */
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
