import { useSelector } from '@xstate/react';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { WeekViewActor } from '#machines/clockwork-week/week-view.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { useSingleMessage } from '#session/use-single-message.ts';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useFocusAfter } from '#ui/hooks/use-focus-after.ts';

/** Shows failed changes with their reasons, and the offer to undo the last change. */
export function WeekNotices({ actor }: { actor: WeekViewActor }) {
  const text = useText('clockWeek');
  const why = useCauseText();
  const rejection = useSelector(actor, ({ context }) => context.rejection);
  const undo = useSelector(actor, ({ context }) => context.undo);
  useSingleMessage(undo);
  const isUndoing = useSelector(actor, (state) => state.matches({ shown: 'undoing' }));
  const [undoneId, setUndoneId] = useState<string | null>(null);
  // Undo removes its own button, so the focus moves to the restored entry.
  useFocusAfter(isUndoing, () => document.querySelector<HTMLElement>(`[data-block="${undoneId}"]`));
  const getName = (entry: { description: string } | null) =>
    entry?.description || text('noDescription');
  if (rejection) {
    return (
      <Banner
        tone="danger"
        title={text(rejection.what, { name: getName(rejection.entry) })}
        action={
          <Button size="small" onPress={() => actor.send({ type: 'rejection.dismiss' })}>
            {text('close')}
          </Button>
        }
      >
        {rejection.message || why(rejection.cause)}{' '}
        {rejection.what === 'notMoved' && text('backInPlace')}
      </Banner>
    );
  }
  if (!undo) return null;
  return (
    <Banner
      action={
        <Button
          size="small"
          icon={<Undo2 aria-hidden="true" />}
          isPending={isUndoing}
          pendingLabel={text('undoing')}
          onPress={() => {
            setUndoneId(undo.entry.id);
            actor.send({ type: 'undo' });
          }}
        >
          {text('undo')}
        </Button>
      }
    >
      {text(undo.of, { name: getName(undo.entry) })}
    </Banner>
  );
}
