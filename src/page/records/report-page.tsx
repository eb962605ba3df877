import { Navigate, useSearch } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState, type ComponentType } from 'react';
import type { AnyReport, ReportActor, ReportMachine } from '#machines/lists/create-report.ts';
import {
  getFilters,
  firstPage,
  isListParameter,
  type ListColumns,
  type ListSearch,
} from '#machines/lists/list-search.ts';
import type { ReportPageState } from '#records/report/report-frame.tsx';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import {
  persistFilters,
  readFilters,
  type PersistedFilters,
} from '#session/storage/lists/persisted-filters.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { retried } from './use-copy-address.ts';
import { useListSearch, type ListAddress } from './use-list-search.ts';
import { usePage } from './use-page.ts';
import { useTabReturn } from '../entry/use-tab-return.ts';
import { useSendOnChange } from './use-send-on-change.ts';

/** The parts of a report's page, in addition to its machine. */
interface ReportPageParts<ResponseBody extends AnyReport> {
  /** Its path, under which its filters and columns are stored. */
  path: string;
  /** The fields by which its URL may sort and filter; must be the same object on each render. */
  fields: ListColumns;
  /** Columns that are hidden by default. */
  hiddenAtFirst?: readonly string[];
  Screen: ComponentType<ReportPageState<ResponseBody>>;
}

/**
 * The page of a report. The URL defines what it shows; without parameters, it opens with the user's
 * last filters.
 */
export function reportPage<ResponseBody extends AnyReport>(
  machine: ReportMachine<ResponseBody>,
  { path, fields, hiddenAtFirst, Screen }: ReportPageParts<ResponseBody>,
) {
  const Report = retried(({ onRetry }) => {
    const { subject, persistSearch } = usePersistedFilters(path);
    const { search, onSearch, asAddress } = useListSearch(fields);
    const actor = useActorRef(machine, { input: { search } });
    useReportAddress(actor, { search, onSearch });
    useTabReturn(actor);
    return (
      <Screen
        {...usePersistedColumns(subject, path, hiddenAtFirst)}
        actor={actor}
        search={search}
        onSearch={(next, options) => {
          persistSearch(next);
          // Sent directly, so that the report does not wait for the router.
          actor.send({ type: 'search.changed', search: asAddress(next) });
          onSearch(next, options);
        }}
        onPrint={() => print()}
        onRetry={onRetry}
      />
    );
  });

  return function ReportPage() {
    const { readStored } = usePersistedFilters(path);
    const parameters: Readonly<Record<string, unknown>> = useSearch({ strict: false });
    const isSilent = !Object.keys(parameters).some(isListParameter);
    // After the first render, a URL without filters means all, because Back and Clear lead there.
    const [proposed, setProposed] = useState<PersistedFilters | null>(() =>
      isSilent ? readStored() : null,
    );
    if (proposed === null) return <Report />;
    if (isSilent) return <Navigate to="." search={proposed as never} replace />;
    setProposed(null);
    return null;
  };
}

/** The user's last filters of a report, and how to store them. */
function usePersistedFilters(path: string) {
  const { profile, tenant } = usePage().workspace;
  const owner = { subject: profile.id, tenantId: tenant.id };
  return {
    subject: profile.id,
    readStored: () => readFilters(owner, path),
    persistSearch: ({ columnFilters }: ListSearch) =>
      persistFilters(owner, path, getFilters({ ...firstPage, columnFilters })),
  };
}

/**
 * Syncs a report with the URL: the report follows it, and a page number out of range is corrected.
 */
function useReportAddress<ResponseBody extends AnyReport>(
  actor: ReportActor<ResponseBody>,
  { search, onSearch }: ListAddress,
): void {
  useSendOnChange(actor, { type: 'search.changed', search });
  useEmitted(actor, {
    'page.corrected': (event) => onSearch(event.search, { replace: true }),
  });
}
