import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { tenantGatewayMachine } from '#machines/session/tenant-gateway.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import type { SelectProps } from '#ui/fields/select.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { Mark } from '#ui/display/badges/mark.tsx';
import { LookChoices } from '#records/look-choices.tsx';
import styles from './session.module.css';

export interface TenantGatewayScreenProps {
  actor: ActorRefFrom<typeof tenantGatewayMachine>;
  /** The contact for requesting access. */
  supportAddress: string;
  /** Restarts with a new gateway. */
  onRetry: () => void;
  /** Leaves after the check for unsaved changes. */
  onLeave: () => void;
}

/** Shows the loader, then Access denied or Select Tenant. Source: AUTH-020. */
export function TenantGatewayScreen(props: TenantGatewayScreenProps) {
  const text = useText('session');
  const snapshot = useSelector(props.actor, (state) => state);
  return (
    <main className={styles.page}>
      <title>{text('gatewayTitle')}</title>
      {snapshot.matches('denied') && <Denied {...props} />}
      {snapshot.matches('select') && <SelectTenant {...props} />}
      {snapshot.matches('unavailable') && <GatewayUnavailable {...props} />}
      {(snapshot.hasTag('busy') || snapshot.status === 'done') && (
        <>
          <h1 className="visually-hidden">{text('enteringTenant')}</h1>
          <Loader label={text('enteringTenant')} />
        </>
      )}
      <footer className={styles.look}>
        <LookChoices />
      </footer>
    </main>
  );
}

function Denied({ onLeave, supportAddress }: TenantGatewayScreenProps) {
  const text = useText('session');
  return (
    <div className={styles.stack}>
      <Mark />
      <h1 className={styles.welcome}>{text('accessDenied')}</h1>
      <p className={styles.muted}>{text('accessDeniedText', { support: supportAddress })}</p>
      <Button size="large" onPress={onLeave}>
        {text('back')}
      </Button>
    </div>
  );
}

/** Loaded lazily: users with only one tenant never see it. */
const Select = onDemand<SelectProps>(() =>
  import('#ui/fields/select.tsx').then((module) => module.Select),
);

/** The first entry stands for no tenant; no tenant id looks like this. */
const placeholder = '?';

function SelectTenant(props: TenantGatewayScreenProps) {
  const { actor, onLeave } = props;
  const text = useText('session');
  const context = useSelector(actor, (state) => state.context);
  const { tenants, invitations, selectedTenantId, lastTenantId } = context;
  const canEnter = useSelector(actor, (state) => state.can({ type: 'ENTER' }));
  const { reason } = useBlocked(null, !canEnter && text('chooseTenantFirst'));
  const items = tenants.map(({ id, name }) => ({
    id,
    label: name,
    ...(id === lastTenantId && { description: text('lastUsed') }),
  }));
  if (tenants.length === 0) return <OnlyInvited {...props} />;
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'ENTER' });
      }}
    >
      <Mark />
      <h1 className={styles.welcome}>{text('selectTenant')}</h1>
      <div className={styles.form}>
        <div className={styles.choice}>
          <Select
            autoFocus
            label={text('tenant')}
            placeholder={text('select')}
            items={[{ id: placeholder, label: text('select') }, ...items]}
            value={selectedTenantId || placeholder}
            onChange={(selected) =>
              actor.send({
                type: 'CHANGE_TENANT',
                tenantId: selected === null || selected === placeholder ? '' : selected,
              })
            }
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" size="large" blockedBecause={reason}>
            {text('enter')}
          </Button>
          <Button variant="quiet" size="large" onPress={onLeave}>
            {text('logout')}
          </Button>
        </div>
      </div>
      {invitations.length > 0 && (
        <section className={styles.form}>
          <h2 className={styles.subtitle}>{text('invitations')}</h2>
          <Invitations actor={actor} />
        </section>
      )}
    </form>
  );
}

/** For users without a tenant: the invitations of tenants. */
function OnlyInvited({ actor, onLeave }: TenantGatewayScreenProps) {
  const text = useText('session');
  return (
    <div className={styles.stack}>
      <Mark />
      <h1 className={styles.welcome}>{text('invitations')}</h1>
      <Invitations actor={actor} />
      <Button variant="quiet" size="large" onPress={onLeave}>
        {text('logout')}
      </Button>
    </div>
  );
}

function Invitations({ actor }: Pick<TenantGatewayScreenProps, 'actor'>) {
  const text = useText('session');
  const invitations = useSelector(actor, (state) => state.context.invitations);
  return (
    <>
      <p className={styles.muted}>{text('invitedNote')}</p>
      <ul className={styles.invitations}>
        {invitations.map(({ id, name }) => (
          <li key={id} className={styles.form}>
            <p className={styles.invited}>{text('invitedTo', { tenant: name })}</p>
            <div className={styles.actions}>
              <Button
                aria-label={text('acceptInvitationTo', { tenant: name })}
                onPress={() => actor.send({ type: 'invitation.accept', tenantId: id })}
              >
                {text('acceptInvitation')}
              </Button>
              <Button
                variant="quiet"
                aria-label={text('declineInvitationTo', { tenant: name })}
                onPress={() => actor.send({ type: 'invitation.decline', tenantId: id })}
              >
                {text('declineInvitation')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function GatewayUnavailable({ actor, onLeave, onRetry }: TenantGatewayScreenProps) {
  const text = useText('session');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  return (
    <div className={styles.stack}>
      <h1 className={styles.welcome}>{text('selectTenant')}</h1>
      <Unavailable
        title={text('unavailable')}
        reason={why(cause)}
        retryLabel={text('tryAgain')}
        onRetry={onRetry}
      >
        {text('gatewayUnavailableText')}
      </Unavailable>
      <Button variant="quiet" onPress={onLeave}>
        {text('logout')}
      </Button>
    </div>
  );
}
