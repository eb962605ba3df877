import { useActorRef } from '@xstate/react';
import { sampleListMachine } from '#machines/ui-demos/sample-list.machine.ts';
import { sampleFields } from '#machines/ui-demos/sample.ts';
import { useApp } from '#page/entry/use-app.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { useRecordListState } from '#page/records/use-record-list.ts';
import { DemoFrame } from './demo-frame.tsx';
import { demos } from './demos.ts';
import { ListingDemo } from './listing.screen.tsx';

const address = demos.find(({ name }) => name === 'listing')?.address ?? demos[0].address;

const ListingPage = retried(({ onRetry }) => {
  const actor = useActorRef(sampleListMachine, { input: {} });
  const listState = useRecordListState(address, sampleFields);
  const { storybookAddress = '' } = useApp().configuration;
  return (
    <DemoFrame name="listing" storybook={storybookAddress}>
      <ListingDemo {...listState} actor={actor} onRetry={onRetry} />
    </DemoFrame>
  );
});

export default ListingPage;
