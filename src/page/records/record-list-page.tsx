import { useActorRef } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ListMachine } from '#machines/lists/create-list.ts';
import type { RecordFields } from '#machines/records/record-page.ts';
import type { Address } from '#records/form/address.ts';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { retried } from './use-copy-address.ts';
import { useApp } from '../entry/use-app.ts';
import { useRecordListState } from './use-record-list.ts';
import { useTabReturn } from '../entry/use-tab-return.ts';

/** The parts of a list's page, in addition to its machine. */
interface ListPageParts<Row> {
  fields: RecordFields<Row>;
  list: Address;
  /** Columns that are hidden by default. */
  hiddenAtFirst?: readonly string[];
  Screen: ComponentType<ListScreenProps<Row>>;
}

/** The page of a list that is loaded in full; on return, it shows the cached rows at once. */
export const recordListPage = <Row,>(
  machine: ListMachine<Row>,
  { fields, list, hiddenAtFirst, Screen }: ListPageParts<Row>,
) =>
  retried(({ onRetry }) => {
    const actor = useActorRef(machine, { input: { memory: useApp().getRows(fields) } });
    const listState = useRecordListState(list, fields, hiddenAtFirst);
    useTabReturn(actor);
    return <Screen {...listState} actor={actor} onRetry={onRetry} />;
  });
