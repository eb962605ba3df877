import { useActorRef } from '@xstate/react';
import { defaultArrangement } from '#machines/dashboard/arrangement.ts';
import { tileArrangementMachine } from '#machines/dashboard/tile-arrangement.machine.ts';
import { sampleKinds } from '#machines/ui-demos/sample.ts';
import { useApp } from '#page/entry/use-app.ts';
import { DemoFrame } from './demo-frame.tsx';
import { TilesDemo } from './tiles.screen.tsx';

/** The arrangement lasts until the page is left. */
export default function TilesPage() {
  const { storybookAddress = '' } = useApp().configuration;
  const actor = useActorRef(tileArrangementMachine, {
    input: { names: sampleKinds, arrangement: defaultArrangement },
  });
  return (
    <DemoFrame name="tiles" storybook={storybookAddress}>
      <TilesDemo actor={actor} />
    </DemoFrame>
  );
}
