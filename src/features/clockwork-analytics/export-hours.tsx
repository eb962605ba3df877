import { useSelector } from '@xstate/react';
import { FileSpreadsheet } from 'lucide-react';
import type { ClockWorkAnalyticsActor } from '#machines/clockwork-analytics/clockwork-analytics.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';

/** Export is available once there are results, teams and days. Source: CLOCK-062. */
export function ExportHours({ actor }: { actor: ClockWorkAnalyticsActor }) {
  const text = useText('clockworkAnalytics');
  const isExporting = useSelector(actor, (state) => state.matches('exporting'));
  const canExport = useSelector(actor, (state) => state.can({ type: 'EXPORT' }));
  if (!canExport && !isExporting) return null;
  return (
    <Button
      icon={<FileSpreadsheet aria-hidden="true" />}
      isPending={isExporting}
      pendingLabel={text('exporting')}
      onPress={() => actor.send({ type: 'EXPORT' })}
    >
      {text('export')}
    </Button>
  );
}
