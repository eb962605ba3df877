import { useSelector } from '@xstate/react';
import {
  categoryName,
  groupingName,
  getPurchaseGrouping,
  purchaseGroupings,
  type PurchaseGrouping,
} from '#machines/asset-reports/asset-report-search.ts';
import type { PurchaseGroup, PurchaseReport } from '#machines/asset-reports/asset-report.ts';
import { getLastDay } from '#machines/asset-reports/months.ts';
import type { ReportActor } from '#machines/lists/create-report.ts';
import type { ListSearch } from '#machines/lists/list-search.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { ReportBars, type ReportBar } from '#records/report/report-bars.tsx';
import { ReportGrouping } from '#records/report/report-grouping.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';

/** Groups beyond this number are combined. */
const limit = 8;

interface PurchaseGroupsProps extends Pick<ListPageState, 'search' | 'onSearch'> {
  actor: ReportActor<PurchaseReport>;
}

/** The total of purchases by month, category, type or vendor; selecting a group filters by it. */
export function PurchaseGroups({ actor, search, onSearch }: PurchaseGroupsProps) {
  const text = useText('assetReports');
  const groups = useSelector(actor, ({ context }) => context.response?.groups ?? []);
  const shown = useSelector(actor, ({ context }) => context.shownSearch);
  const names = {
    Month: text('month'),
    Category: text('category'),
    Type: text('type'),
    Vendor: text('vendor'),
  };
  return (
    <>
      <ReportGrouping
        options={purchaseGroupings.map((id) => ({ id, label: names[id] }))}
        value={getPurchaseGrouping(search)}
        onChange={(id) =>
          onSearch(filteredBy(search, groupingName, id === purchaseGroupings[0] ? '' : id))
        }
      />
      {shown !== null && groups.length > 0 && (
        <Bars
          groups={groups}
          grouping={getPurchaseGrouping(shown)}
          onGroup={(key) => onSearch(narrowed(search, getPurchaseGrouping(shown), key))}
        />
      )}
    </>
  );
}

/** The search narrowed to the purchases of one group. */
function narrowed(search: ListSearch, grouping: PurchaseGrouping, key: string): ListSearch {
  if (grouping === 'Month') {
    const from = filteredBy(search, 'fromDate', `${key}-01`);
    return filteredBy(from, 'toDate', getLastDay(key));
  }
  const names = { Category: categoryName, Type: 'assetTypeId', Vendor: 'vendorId' };
  return filteredBy(search, names[grouping], key);
}

interface BarsProps {
  groups: readonly PurchaseGroup[];
  grouping: PurchaseGrouping;
  onGroup: (key: string) => void;
}

function Bars({ groups, grouping, onGroup }: BarsProps) {
  const text = useText('assetReports');
  const format = useFormat();
  const others = groups.slice(limit);
  const figure = (group: Pick<PurchaseGroup, 'assetCount' | 'totalPrice'>) =>
    text('priceOfAssets', {
      price: format.money(group.totalPrice, 'asset'),
      count: group.assetCount,
    });
  const bars = groups.slice(0, limit).map((group): ReportBar => ({
    id: group.key,
    label: <bdi>{grouping === 'Month' ? format.monthOfYear(group.key) : group.name}</bdi>,
    value: group.totalPrice,
    figure: figure(group),
    onPress: () => onGroup(group.key),
  }));
  const sum = (name: 'assetCount' | 'totalPrice') =>
    others.reduce((all, { [name]: value }) => all + value, 0);
  const rest = { assetCount: sum('assetCount'), totalPrice: sum('totalPrice') };
  const last = {
    id: 'others',
    label: text('otherGroups', { count: others.length }),
    // Its bar would dwarf all others.
    value: null,
    figure: figure(rest),
  };
  return (
    <ReportBars label={text('totalPrice')} bars={others.length > 0 ? [...bars, last] : bars} />
  );
}
