import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Loader } from '#ui/spinner.tsx';
import { Unavailable } from '#ui/unavailable.tsx';
import { HourTiles } from './hour-tiles.tsx';
import styles from './dashboard.module.css';

export interface DashboardScreenProps {
  actor: ActorRefFrom<typeof dashboardMachine>;
  personName: string;
  tenantName: string;
}

/** A welcome banner, and the numbers the person may see. Source: document 1, section 2. */
export function DashboardScreen({ actor, personName, tenantName }: DashboardScreenProps) {
  const text = useText('dashboard');
  const why = useCauseText();
  const snapshot = useSelector(actor, (state) => state);
  const { hours, clock } = snapshot.context;
  return (
    <div className={styles.page}>
      <PageTitle>{text('title')}</PageTitle>
      <h1>{text('dashboard')}</h1>
      <div className={styles.banner}>
        <p className={styles.welcome}>{text('welcome', { name: personName })}</p>
        <p className={styles.where}>{text('where', { tenant: tenantName })}</p>
      </div>
      {snapshot.hasTag('busy') && !hours && (
        <Loader className={styles.tiles} label={text('loading')} />
      )}
      {snapshot.matches('unavailable') && (
        <Unavailable
          title={text('unavailable')}
          reason={why(snapshot.context.cause)}
          retryLabel={text('tryAgain')}
          onRetry={() => actor.send({ type: 'RETRY' })}
        >
          {text('unavailableText')}
        </Unavailable>
      )}
      {hours && !snapshot.matches('unavailable') && <HourTiles hours={hours} clock={clock} />}
    </div>
  );
}
