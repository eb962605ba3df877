import { Timer } from 'lucide-react';
import type { RunningElsewhere } from '#machines/clockwork/entry/entries.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Tooltip } from '#ui/overlays/tooltip.tsx';
import styles from '../outbox/unsent.module.css';

export interface OtherTenantTimerProps {
  /** Contains at least one timer. */
  running: RunningElsewhere;
  slot: 'bar' | 'page';
  /** Navigates to the gateway, where the tenant is offered. */
  onGo: (tenantId: string) => void;
}

/**
 * A timer that runs in another tenant, with a link to it: in the top bar, or on the ClockWork page.
 */
export function OtherTenantTimer({ running, slot, onGo }: OtherTenantTimerProps) {
  const OtherTenantNotice = slot === 'bar' ? OtherTenantMark : OtherTenantBanner;
  return running.map((each) => (
    <OtherTenantNotice key={each.tenantId} running={each} onGo={() => onGo(each.tenantId)} />
  ));
}

interface NoticeProps {
  running: RunningElsewhere[number];
  onGo: () => void;
}

function OtherTenantMark({ running: { tenantName }, onGo }: NoticeProps) {
  const text = useText('timerNotices');
  const label = text('otherTenants', { tenant: tenantName });
  return (
    <Tooltip text={label}>
      <Button
        variant="quiet"
        size="small"
        className={styles.mark ?? ''}
        icon={<Timer />}
        aria-label={label}
        onPress={onGo}
      >
        <bdi className={styles.otherTenants}>{tenantName}</bdi>
      </Button>
    </Tooltip>
  );
}

function OtherTenantBanner({ running: { tenantName, startTime }, onGo }: NoticeProps) {
  const text = useText('timerNotices');
  const { dateTime } = useFormat();
  return (
    <Banner
      title={text('otherTenants', { tenant: tenantName })}
      action={
        <Button size="small" onPress={onGo}>
          {text('goToTenant', { tenant: tenantName })}
        </Button>
      }
    >
      {text('otherTenantSince', { when: dateTime(startTime) })}
    </Banner>
  );
}
