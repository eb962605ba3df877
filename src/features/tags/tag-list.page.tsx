import { useActorRef } from '@xstate/react';
import { tagListMachine } from '#machines/tags/tag-list.machine.ts';
import { tagFields } from '#machines/tags/tag.ts';
import { useRestoredMessage } from '#records/form/use-restored-message.ts';
import { tagAddresses } from '#page/parameters/addresses.ts';
import { useApp } from '#page/entry/use-app.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { useRecordListState } from '#page/records/use-record-list.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { TagListScreen } from './tag-list.screen.tsx';

const TagListPage = retried(({ onRetry }) => {
  const actor = useActorRef(tagListMachine, { input: { memory: useApp().getRows(tagFields) } });
  const listState = useRecordListState(tagAddresses.list, tagFields);
  useTabReturn(actor);
  useRestoredMessage(actor, ({ name }) => name);
  return <TagListScreen {...listState} actor={actor} onRetry={onRetry} />;
});

export default TagListPage;
