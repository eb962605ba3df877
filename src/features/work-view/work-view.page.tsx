import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import {
  firstPage,
  isListParameter,
  toParameters,
  type ListSearch,
} from '#machines/lists/list-search.ts';
import { workViewChoicesMachine } from '#machines/work-view/work-view-choices.machine.ts';
import { workViewExportMachine } from '#machines/work-view/work-view-export.machine.ts';
import { workViewFields } from '#machines/work-view/work-view-search.ts';
import { workViewMachine } from '#machines/work-view/work-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useFilterSets } from '#session/storage/lists/filter-sets.ts';
import {
  persistFilters,
  readFilters,
  type PersistedFilters,
} from '#session/storage/lists/persisted-filters.ts';
import { saveFile } from '#ui/text/save-file.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { retried, useCopyAddress } from '#page/records/use-copy-address.ts';
import { DraftKeeper, useDraftOwner } from '#page/drafts/use-draft.ts';
import { useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useProjectChanges } from '#page/records/use-project-changes.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { readOpenedItem } from '#page/parameters/view-parameters.ts';
import { useTimesChanged } from '#page/timer/use-times-changed.ts';
import { useWorkTimer } from '#page/timer/use-work-timer.ts';
import { WorkViewScreen } from './work-view.screen.tsx';

const path = '/workView';

/** What a saved view keeps: everything but the page number. */
const toFilters = (search: ListSearch): PersistedFilters =>
  toParameters({ ...search, page: firstPage.page }) as PersistedFilters;

/** The same as texts. */
const toTexts = (search: ListSearch) =>
  Object.fromEntries(
    Object.entries(toParameters(search)).map(([name, value]) => [name, String(value)]),
  );

const WorkView = retried(({ onRetry }) => {
  const { search, onSearch, asAddress } = useListSearch(workViewFields);
  const { profile, tenant } = usePage().workspace;
  const owner = { subject: profile.id, tenantId: tenant.id };
  const sets = useFilterSets(owner, path);
  const navigate = useNavigate();
  const copyAddress = useCopyAddress();
  const { openedId, onOpenedId } = useOpenedItem();
  const defaultScope = profile.employeeId === null ? 'all' : 'mine';
  const actor = useActorRef(workViewMachine, { input: { search, defaultScope } });
  const items = useSelector(actor, ({ children }) => children.items);
  const bulk = useSelector(actor, ({ children }) => children.bulk);
  const choices = useActorRef(workViewChoicesMachine);
  useSendOnChange(actor, { type: 'search.changed', search });
  useEmitted(actor, {
    'page.corrected': (event) => onSearch(event.search, { replace: true }),
  });
  useTabReturn(actor);
  useTabReturn(choices);
  const reload = () => actor.send({ type: 'items.changed' });
  useProjectChanges(reload);
  useTimesChanged(reload);
  const timer = useWorkTimer();
  const exporting = useWorkViewExport();
  if (!items || !bulk) return null;
  return (
    <WorkViewScreen
      actor={actor}
      items={items}
      bulk={bulk}
      choices={choices}
      exporting={exporting}
      timer={timer}
      search={search}
      onSearch={(next, options) => {
        persistFilters(owner, path, toFilters(next));
        // Sent directly, so that the items do not wait for the router.
        actor.send({ type: 'search.changed', search: asAddress(next) });
        onSearch(next, options);
      }}
      onRetry={onRetry}
      filterSets={{
        ...sets,
        current: Object.keys(toFilters(search)).length > 0 ? toFilters(search) : null,
        onApply: (filters) => void navigate({ to: '.', search: filters as never }),
      }}
      openedId={openedId}
      onOpenedId={onOpenedId}
      onCopyAddress={() =>
        copyAddress({ to: path, search: { ...toTexts(search), ...toItem(openedId) } })
      }
    />
  );
});

const toItem = (openedId: string | null): Record<string, string> =>
  openedId === null ? {} : { item: openedId };

/** The item whose panel is open, in the address. */
function useOpenedItem() {
  const parameters: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const openedId = readOpenedItem(parameters);
  return {
    openedId,
    onOpenedId: (itemId: string | null) =>
      void navigate({
        to: '.',
        search: { ...parameters, item: itemId ?? undefined } as never,
        hash: true,
        // Only the first panel adds a history entry, so that Back closes it.
        replace: openedId !== null,
        resetScroll: false,
      }),
  };
}

/** Exports the work view to a file. */
function useWorkViewExport() {
  const text = useText('workView');
  const exporting = useActorRef(workViewExportMachine);
  useEmitted(exporting, {
    'file.ready': ({ file }) => saveFile(`${text('file')}.xlsx`, file),
  });
  return exporting;
}

/** The address says what is shown; without parameters, the page opens as the person left it. */
export default function WorkViewPage() {
  const { profile, tenant } = usePage().workspace;
  const parameters: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const isSilent = !Object.keys(parameters).some(isListParameter);
  const [proposed, setProposed] = useState<PersistedFilters | null>(() =>
    isSilent ? readFilters({ subject: profile.id, tenantId: tenant.id }, path) : null,
  );
  const keeper = useDraftOwner('work-view');
  if (proposed === null) {
    return (
      <DraftKeeper value={keeper}>
        <WorkView />
      </DraftKeeper>
    );
  }
  if (isSilent)
    return (
      <Navigate
        to="."
        search={{ ...proposed, ...toItem(readOpenedItem(parameters)) } as never}
        replace
      />
    );
  setProposed(null);
  return null;
}
