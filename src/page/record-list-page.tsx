import { useActorRef } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ListMachine } from '#machines/lists/create-list.ts';
import type { RecordFields } from '#machines/records/record-page.ts';
import type { Address } from '#records/address.ts';
import type { ListScreenProps } from '#records/record-list.tsx';
import { retried } from './place.ts';
import { useApp } from './use-app.ts';
import { useRecordListState } from './use-record-list.ts';
import { useTabReturn } from './use-tab-return.ts';

/** What the page of a list is made of, beside its chart. */
interface ListPageParts<Row> {
  fields: RecordFields<Row>;
  list: Address;
  /** Columns that show once somebody has chosen them. */
  hiddenAtFirst?: readonly string[];
  Screen: ComponentType<ListScreenProps<Row>>;
}

/** The page of a list that is read as a whole; gone back to, it shows the rows of before at once. */
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
