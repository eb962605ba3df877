import { useSelector } from '@xstate/react';
import type { ViewAsActor } from '#machines/view-as/view-as.machine.ts';
import { useText } from '#i18n/text.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';

/** Says on every page whose view it is, and ends it. Source: PEOPL-017. */
export function ViewAsScreen({ actor }: { actor: ViewAsActor }) {
  const text = useText('viewAs');
  const { viewAs, minutesLeft, failure } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <>
      <Banner
        tone="warning"
        title={text('title', { name: viewAs.userName })}
        action={
          <Button
            size="small"
            isPending={isBusy}
            pendingLabel={text('stopping')}
            onPress={() => actor.send({ type: 'view.stop' })}
          >
            {text('stop')}
          </Button>
        }
      >
        {text('left', { minutes: minutesLeft })}
      </Banner>
      <SaveFailure failure={failure} />
    </>
  );
}
