import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ClockWorkDayActor } from '#machines/clockwork/clockwork-day.machine.ts';
import { instantOf } from '#machines/clockwork/time.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/button.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { EditEntry, prepareEdit } from './edit-row.tsx';
import styles from './clockwork-day.module.css';

/** When a day without entries is taken to begin. */
const morning = '09:00';

/** Adds a past entry to the day: it begins where the newest one has ended. */
export function AddEntry({ actor }: { actor: ClockWorkDayActor }) {
  const text = useText('clockDay');
  const [isAdding, setAdding] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useFocusAfter(isAdding, () => place.current?.querySelector('button'));
  const isShown = useSelector(actor, (state) => state.hasTag('ready'));
  const newestEnd = useSelector(
    actor,
    ({ context }) => context.entries.find(({ endTime }) => endTime !== null)?.endTime ?? null,
  );
  const { date, timeZone } = actor.getSnapshot().context;
  if (!isShown) return null;
  if (isAdding) {
    const from = newestEnd ?? instantOf(`${date}T${morning}`, timeZone);
    return (
      <div className={styles.adding}>
        <EditEntry day={actor} of={{ from, until: null }} onClose={() => setAdding(false)} />
      </div>
    );
  }
  return (
    <div ref={place}>
      <Button
        size="small"
        variant="quiet"
        icon={<Plus />}
        onHoverStart={prepareEdit}
        onFocus={prepareEdit}
        onPress={() => setAdding(true)}
      >
        {text('addEntry')}
      </Button>
    </div>
  );
}
