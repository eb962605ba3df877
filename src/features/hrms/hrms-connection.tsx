import { useSelector } from '@xstate/react';
import { Plug, PlugZap, Unplug } from 'lucide-react';
import { findHrmsProvider, listHrmsProviders, type Integrations } from '#machines/hrms/hrms.ts';
import type { HrmsImportActor } from '#machines/hrms/hrms-import.machine.ts';
import { getProviderToConnect } from '#machines/hrms/hrms-import.setup.ts';
import { useFormat } from '#i18n/format.tsx';
import { Details } from '#records/view/record-view.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Panel } from '#ui/overlays/panel.tsx';
import { Select } from '#ui/fields/select.tsx';
import { useHrmsTexts } from './use-hrms-texts.ts';
import styles from './hrms.module.css';

interface HrmsConnectionProps {
  actor: HrmsImportActor;
  integrations: Integrations;
}

/** The provider: connect, test and disconnect. Source: INTEG-013. */
export function HrmsConnection({ actor, integrations }: HrmsConnectionProps) {
  const { text } = useHrmsTexts();
  const provider = findHrmsProvider(integrations);
  return (
    <Panel title={text('provider')}>
      <div className={styles.panel}>
        {provider ? (
          <Connected actor={actor} integrations={integrations} name={provider.name} />
        ) : (
          <Disconnected actor={actor} integrations={integrations} />
        )}
      </div>
    </Panel>
  );
}

function Disconnected({ actor, integrations }: HrmsConnectionProps) {
  const { text } = useHrmsTexts();
  const state = useSelector(actor, (snapshot) => snapshot);
  const isConnecting = state.matches('connecting');
  const providers = listHrmsProviders(integrations);
  return (
    <>
      <p>{text('notConnected')}</p>
      {providers.length === 0 ? (
        <p className={styles.hint}>{text('noProviders')}</p>
      ) : (
        <div className={styles.connect}>
          <Select
            label={text('hrms')}
            placeholder={text('select')}
            items={providers.map(({ id, name }) => ({ id, label: name }))}
            value={getProviderToConnect(state.context)}
            isLocked={isConnecting}
            onChange={(id) => id !== null && actor.send({ type: 'provider.select', id })}
          />
          <Button
            variant="primary"
            icon={<Plug aria-hidden="true" />}
            isPending={isConnecting}
            pendingLabel={text('connecting')}
            onPress={() => actor.send({ type: 'provider.connect' })}
          >
            {text('connect')}
          </Button>
        </div>
      )}
    </>
  );
}

function Connected({ actor, integrations, name }: HrmsConnectionProps & { name: string }) {
  const { text, nameType } = useHrmsTexts();
  const { dateTime } = useFormat();
  const state = useSelector(actor, (snapshot) => snapshot);
  const isBusy = state.hasTag('busy');
  return (
    <>
      <Details
        items={[
          [text('hrms'), name],
          ...integrations.integrationSettings.syncs.map(
            ({ type, lastSyncedOn, changedCount }) =>
              [
                text('lastImport', { field: nameType(type) }),
                lastSyncedOn === null
                  ? text('never')
                  : text('importedOn', { time: dateTime(lastSyncedOn), count: changedCount }),
              ] as const,
          ),
        ]}
      />
      <TestResult actor={actor} />
      <div className={styles.actions}>
        <Button
          icon={<PlugZap aria-hidden="true" />}
          isPending={state.matches('testing')}
          pendingLabel={text('testing')}
          isDisabled={isBusy && !state.matches('testing')}
          onPress={() => actor.send({ type: 'connection.test' })}
        >
          {text('test')}
        </Button>
        <Button
          variant="quiet"
          icon={<Unplug aria-hidden="true" />}
          isPending={state.matches('connecting')}
          pendingLabel={text('disconnecting')}
          isDisabled={isBusy && !state.matches('connecting')}
          onPress={() => actor.send({ type: 'provider.disconnect' })}
        >
          {text('disconnect')}
        </Button>
      </div>
    </>
  );
}

/** The result of the last test. */
function TestResult({ actor }: { actor: HrmsImportActor }) {
  const { text } = useHrmsTexts();
  const { time } = useFormat();
  const connection = useSelector(actor, ({ context }) => context.connection);
  if (!connection) return null;
  const { isComplete, receivedCount, totalCount, testedOn } = connection;
  return (
    <Banner
      tone={isComplete ? 'success' : 'warning'}
      title={text(isComplete ? 'responds' : 'respondsHalf')}
    >
      {text('received', { count: receivedCount, total: totalCount, time: time(testedOn) })}
    </Banner>
  );
}
