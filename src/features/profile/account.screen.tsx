import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Schema } from '#openapi/client/index.ts';
import { timeZoneName, type accountMachine } from '#machines/profile/account.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Panel } from '#ui/overlays/panel.tsx';
import styles from './profile.module.css';

export interface AccountScreenProps {
  actor: ActorRefFrom<typeof accountMachine>;
  person: Pick<Schema<'Profile'>, 'name' | 'email' | 'timeZone' | 'dateFormat' | 'hourFormat'>;
}

/** The read-only view of the person's account. Source: PROF-004. */
export function AccountScreen({ actor, person }: AccountScreenProps) {
  const text = useText('profile');
  const timeZone = useSelector(actor, ({ context }) => timeZoneName(context, person.timeZone));
  return (
    <Panel title={text('account')} description={text('accountHint')} flush>
      <dl className={styles.details}>
        <Detail label={text('fullName')}>{person.name}</Detail>
        <Detail label={text('email')}>{person.email}</Detail>
        <Detail label={text('timeZone')}>{timeZone}</Detail>
        <Detail label={text('dateFormat')}>{person.dateFormat}</Detail>
        <Detail label={text('hourFormat')}>{text(`hours_${person.hourFormat}`)}</Detail>
      </dl>
    </Panel>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt>{label}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
