import { useSelector } from '@xstate/react';
import type { DeletionEffectsActor } from '#machines/assets/status/deletion-effects.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate, markName } from '#ui/controls/isolate.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { styles } from '../list/marks.tsx';

/** The effects of deleting assets, shown inside the confirmation dialog. */
export function DeletionEffects({ actor }: { actor: DeletionEffectsActor }) {
  const text = useText('assetDeletion');
  const records = useText('records');
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  if (isLoading) return <Loader label={text('loading')} />;
  if (isUnavailable) {
    return (
      <Banner
        tone="warning"
        action={
          <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
            {records('tryAgain')}
          </Button>
        }
      >
        {text('unread')}
      </Banner>
    );
  }
  return <Effects actor={actor} />;
}

function Effects({ actor }: { actor: DeletionEffectsActor }) {
  const text = useText('assetDeletion');
  const format = useFormat();
  const effects = useSelector(actor, ({ context }) => context.effects);
  const assigned = effects.filter(({ holderName }) => holderName !== '');
  const deleted = effects.filter(({ holderName }) => holderName === '');
  const assignments = sum(deleted.map(({ assignmentCount }) => assignmentCount));
  const repairs = sum(deleted.map(({ repairCount }) => repairCount));
  const reminders = sum(deleted.map(({ reminderCount }) => reminderCount));
  const audits = new Map(
    deleted.flatMap(({ openAudits }) => openAudits.map(({ auditId, name }) => [auditId, name])),
  );
  const assignedNames = assigned.map(
    ({ assetCode, holderName }) => `${markName(assetCode)} (${markName(holderName)})`,
  );
  const lines = [
    assigned.length > 0 &&
      text('assigned', { count: assigned.length, names: format.list(assignedNames) }),
    assignments + repairs > 0 && text('history', { assignments, repairs }),
    reminders > 0 && text('reminders', { count: reminders }),
    audits.size > 0 &&
      text('audits', { count: audits.size, names: format.list([...audits.values()]) }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.effects}>
      {lines.map((line) => (
        <li key={line}>{isolate(line)}</li>
      ))}
    </ul>
  );
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
