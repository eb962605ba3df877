import { useSelector } from '@xstate/react';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useOnline } from '#ui/hooks/use-online.ts';

/**
 * States that the day failed to load, why, and what is shown instead; it reloads once the device is
 * online.
 */
export function UnreadDay({ actor }: { actor: ClockWorkDayActor }) {
  const text = useText('clockwork');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  const isLoading = useSelector(actor, (state) => state.matches({ shown: 'refreshing' }));
  const read = () => actor.send({ type: 'retry' });
  useOnline(read);
  return (
    <Banner
      tone="warning"
      title={text('unavailableText')}
      action={
        <Button size="small" isPending={isLoading} pendingLabel={text('loading')} onPress={read}>
          {text('tryAgain')}
        </Button>
      }
    >
      {[why(cause), text('unreadText')].join(' ')}
    </Banner>
  );
}
