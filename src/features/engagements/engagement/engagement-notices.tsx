import { useSelector } from '@xstate/react';
import type { EngagementActor } from '#machines/engagements/engagement/engagement.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { engagementAddresses } from '#page/parameters/addresses.ts';
import { LinkButton } from '#records/link-button.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './engagement.module.css';

/** The engagement was deleted, may be outdated, or is shown as the tenant sees it. */
export function EngagementNotices({ actor }: { actor: EngagementActor }) {
  const text = useText('engagement');
  const records = useText('records');
  const why = useCauseText();
  const { cause, isTenantView } = useSelector(actor, ({ context }) => context);
  const isOutdated = useSelector(actor, (state) => state.hasTag('outdated'));
  if (useSelector(actor, (state) => state.hasTag('lost'))) {
    return (
      <Banner
        tone="danger"
        title={text('lostTitle')}
        className={styles.notice ?? ''}
        action={
          <LinkButton size="small" address={engagementAddresses.list}>
            {text('allEngagements')}
          </LinkButton>
        }
      >
        {text('lostText')}
      </Banner>
    );
  }
  return (
    <>
      {isTenantView && (
        <Banner
          title={text('tenantViewTitle')}
          className={styles.notice ?? ''}
          action={
            <Button size="small" onPress={() => actor.send({ type: 'tenantView.toggle' })}>
              {text('exitTenantView')}
            </Button>
          }
        >
          {text('tenantViewText')}
        </Banner>
      )}
      {isOutdated && (
        <Banner
          tone="warning"
          title={text('outdatedTitle')}
          className={styles.notice ?? ''}
          action={
            <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
              {records('tryAgain')}
            </Button>
          }
        >
          {why(cause) ?? text('outdatedText')}
        </Banner>
      )}
    </>
  );
}
