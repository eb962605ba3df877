import { useSelector } from '@xstate/react';
import { RotateCw } from 'lucide-react';
import { getCauses } from '#machines/dashboard/groups.ts';
import type { DashboardActor } from '#machines/dashboard/dashboard.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useFocusAfter } from '#ui/hooks/use-focus-after.ts';
import { useOnline } from '#ui/hooks/use-online.ts';

/** States once for the page which data failed to load, and why. */
export function MissingBanner({ actor }: { actor: DashboardActor }) {
  const text = useText('dashboard');
  const why = useCauseText();
  const failures = useSelector(actor, ({ context }) => context.failures);
  const isRetrying = useSelector(actor, (state) => state.matches('retrying'));
  useOnline(() => actor.send({ type: 'retry' }));
  const isShown = failures.length > 0;
  // The pressed button disappears with the banner once everything has loaded.
  useFocusAfter(isRetrying, () => document.querySelector<HTMLElement>('main h1'));
  if (!isShown) return null;
  const isOutdated = failures.every((failure) => failure.isOutdated);
  const causes = getCauses(failures).flatMap((cause) => why(cause) ?? []);
  return (
    <Banner
      tone="warning"
      action={
        <Button
          size="small"
          icon={<RotateCw aria-hidden="true" />}
          isPending={isRetrying}
          pendingLabel={text('retrying')}
          onPress={() => actor.send({ type: 'retry' })}
        >
          {text('tryAgain')}
        </Button>
      }
    >
      {[text(isOutdated ? 'someOutdated' : 'someMissing'), ...causes].join(' ')}
    </Banner>
  );
}
