import { useSelector } from '@xstate/react';
import type { CalendarConnectionActor } from '#machines/calendar/calendar-connection.machine.ts';
import type { ResponseProblem } from '#machines/calendar/calendar-response.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';

const problemKeys = {
  denied: 'problemDenied',
  providerDown: 'problemProviderDown',
  stateWrong: 'problemStateWrong',
  notConnected: 'problemNotConnected',
} as const satisfies Record<ResponseProblem, string>;

/** Why the calendar is not connected, or why an action failed. */
export function CalendarNotice({ actor }: { actor: CalendarConnectionActor }) {
  const text = useText('calendar');
  const why = useCauseText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { responseProblem, hasFailed, reason, cause } = state.context;
  if (state.matches('unfinished')) {
    return (
      <Banner
        tone="danger"
        title={text('unfinished')}
        action={
          <>
            <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
              {text('tryAgain')}
            </Button>
            <Button size="small" variant="quiet" onPress={() => actor.send({ type: 'NO' })}>
              {text('cancel')}
            </Button>
          </>
        }
      >
        {reason || why(cause)}
      </Banner>
    );
  }
  if (!state.hasTag('shown') || (responseProblem === null && !hasFailed)) return null;
  return (
    <Banner
      tone={responseProblem === 'denied' ? 'info' : 'danger'}
      title={text(responseProblem === null ? 'actionFailed' : 'nothingConnected')}
      action={
        <Button size="small" variant="quiet" onPress={() => actor.send({ type: 'notice.close' })}>
          {text('close')}
        </Button>
      }
    >
      {responseProblem === null ? reason || why(cause) : text(problemKeys[responseProblem])}
    </Banner>
  );
}
