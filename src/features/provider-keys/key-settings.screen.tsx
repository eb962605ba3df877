import { useSelector } from '@xstate/react';
import { isChanged } from '#machines/records/form-values.ts';
import type { KeySettingsForm } from '#machines/provider-keys/key-settings.ts';
import type { KeySettingsActor } from '#machines/provider-keys/permea-settings.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { buildAddress } from '#page/parameters/addresses.ts';
import { DraftOffer } from '#records/form/draft-offer.tsx';
import { FormSwitch, FormText } from '#records/form/fields.tsx';
import { FormFrame } from '#records/form/form-frame.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { SaveBarFrame } from '#records/form/save-bar-frame.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { KeyField } from './key-field.tsx';
import { KeySettingsConflict } from './key-settings-conflict.tsx';
import styles from './provider-keys.module.css';
import { useFieldLabel } from './use-key-texts.ts';

/** A service that the tenant uses with a key of its own. */
export type KeyService = 'permea' | 'openAi';

export interface KeySettingsScreenProps {
  actor: KeySettingsActor;
  service: KeyService;
  /** Starts over with a new actor. */
  onRetry: () => void;
}

const settingsAddress = buildAddress('/organizationSettings');

/** The settings of a service: its key, and whether it is used. Source: PRIV-D05, INTEG-D01. */
export function KeySettingsScreen(props: KeySettingsScreenProps) {
  const text = useText('providerKeys');
  const { service } = props;
  return (
    <>
      <PageHead
        title={text(`${service}Title`)}
        above={[{ title: text('organizationSettings'), to: settingsAddress.to }]}
      />
      <p className={styles.intro}>{text(`${service}Text`)}</p>
      <SettingsOrWait {...props} />
    </>
  );
}

function SettingsOrWait({ actor, service, onRetry }: KeySettingsScreenProps) {
  const text = useText('records');
  const why = useCauseText();
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  const cause = useSelector(actor, ({ context }) => context.cause);
  if (isLoading) return <Loader label={text('loading')} />;
  if (isUnavailable) {
    return (
      <Unavailable
        title={text('unavailable')}
        reason={why(cause)}
        retryLabel={text('tryAgain')}
        onRetry={onRetry}
      >
        {text('unavailableText')}
      </Unavailable>
    );
  }
  return (
    <>
      <SettingsForm actor={actor} service={service} />
      <KeySettingsConflict actor={actor} service={service} />
    </>
  );
}

function SettingsForm({ actor, service }: Omit<KeySettingsScreenProps, 'onRetry'>) {
  const text = useText('providerKeys');
  const getLabel = useFieldLabel(service);
  const isOffering = useSelector(actor, (state) =>
    state.matches({ shown: { editing: 'offering' } }),
  );
  const isTyped = useSelector(actor, ({ context }) => isChanged(context));
  return (
    <FormFrame<KeySettingsForm>
      actor={actor}
      getLabel={getLabel}
      notice={isOffering && <DraftOffer actor={actor} isTyped={isTyped} />}
      onSave={() => actor.send({ type: 'SAVE' })}
      onCancel={() => undefined}
    >
      <div className={styles.fields}>
        <FormSwitch
          actor={actor}
          field="isEnabled"
          label={getLabel('isEnabled')}
          stateText={(isOn) => text(isOn ? 'enabledText' : 'disabledText')}
        />
        {service === 'permea' ? (
          <FormText
            actor={actor}
            field="endpoint"
            type="url"
            isRequired
            label={getLabel('endpoint')}
            description={text('endpointText')}
          />
        ) : (
          <FormText
            actor={actor}
            field="model"
            isRequired
            label={getLabel('model')}
            description={text('modelText')}
          />
        )}
        <KeyField actor={actor} />
      </div>
      <SaveBar actor={actor} />
    </FormFrame>
  );
}

function SaveBar({ actor }: { actor: KeySettingsActor }) {
  const text = useText('providerKeys');
  const records = useText('records');
  const isSaving = useSelector(actor, (state) => state.hasTag('busy'));
  const isUnsaved = useSelector(actor, ({ context }) => isChanged(context));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <SaveBarFrame isUnsaved={isUnsaved} failure={<SaveFailure failure={failure} />}>
      <Button type="submit" variant="primary" isPending={isSaving} pendingLabel={records('saving')}>
        {records('save')}
      </Button>
      {isUnsaved && !isSaving && (
        <Button onPress={() => actor.send({ type: 'reset' })}>{text('reset')}</Button>
      )}
    </SaveBarFrame>
  );
}
