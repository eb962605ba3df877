import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import {
  isKeyForOtherAddress,
  typeKey,
  type KeySettingsForm,
  type KeyValue,
} from '#machines/provider-keys/key-settings.ts';
import type { KeySettingsActor } from '#machines/provider-keys/permea-settings.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useField } from '#records/form/use-field.ts';
import { Button } from '#ui/controls/button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import styles from './provider-keys.module.css';
import { useKeyText } from './use-key-texts.ts';

/**
 * The key of the service: only whether one is stored, and its last characters. It can be replaced,
 * and removed with a confirmation; both take effect with the save. Source: INTEG-D01, INTEG-D06.
 */
export function KeyField({ actor }: { actor: KeySettingsActor }) {
  const text = useText('providerKeys');
  const key = useSelector(actor, ({ context }) => context.form.apiKey);
  const isForOther = useSelector(actor, ({ context }) => isKeyForOtherAddress(context.form));
  const { isLocked, error } = useField<KeySettingsForm>({
    actor,
    field: 'apiKey',
    label: text('apiKey'),
  });
  const send = (apiKey: KeyValue, change: Partial<KeySettingsForm> = {}) =>
    actor.send({ type: 'form.changed', change: { ...change, apiKey } });
  const isTyped = key.hint === null || key.change === 'new';
  if (!isTyped) {
    return (
      <StoredKey
        value={key}
        isLocked={isLocked}
        error={error}
        isForOther={isForOther}
        send={send}
      />
    );
  }
  return (
    <div className={styles.key} data-field="apiKey">
      <PasswordField
        label={text('apiKey')}
        name="apiKey"
        showLabel={text('showKey')}
        hideLabel={text('hideKey')}
        autoComplete="new-password"
        description={text(key.hint === null ? 'noKeyText' : 'newKeyText')}
        isRequired={key.change === 'new'}
        autoFocus={key.hint !== null}
        isReadOnly={isLocked}
        value={key.typed}
        onChange={(typed) => send(typeKey(key, typed))}
        error={error}
      />
      {key.hint !== null && (
        <div className={styles.buttons}>
          <Button size="small" isDisabled={isLocked} onPress={() => send(stored(key))}>
            {text('keepKey')}
          </Button>
        </div>
      )}
    </div>
  );
}

const stored = (key: KeyValue): KeyValue => ({ ...key, change: 'none', typed: '' });

interface StoredKeyProps {
  value: KeyValue;
  isLocked: boolean;
  error: string | undefined;
  /** Whether the address has changed, so that the key has to be entered again. */
  isForOther: boolean;
  send: (apiKey: KeyValue, change?: Partial<KeySettingsForm>) => void;
}

function StoredKey({ value, isLocked, error, isForOther, send }: StoredKeyProps) {
  const text = useText('providerKeys');
  const keyText = useKeyText();
  const labelId = useId();
  const [isConfirming, setConfirming] = useState(false);
  const isRemoved = value.change === 'removed';
  return (
    <div role="group" aria-labelledby={labelId} className={styles.key} data-field="apiKey">
      <p id={labelId} className={styles.label}>
        {text('apiKey')}
      </p>
      <p>{isolate(keyText(value))}</p>
      {isForOther && !isRemoved && <p className={styles.hint}>{text('otherAddress')}</p>}
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          size="small"
          isDisabled={isLocked}
          onPress={() => send({ ...value, change: 'new', typed: '' })}
        >
          {text('replaceKey')}
        </Button>
        {isRemoved ? (
          <Button size="small" isDisabled={isLocked} onPress={() => send(stored(value))}>
            {text('keepKey')}
          </Button>
        ) : (
          <Button size="small" isDisabled={isLocked} onPress={() => setConfirming(true)}>
            {text('removeKey')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isConfirming}
        isDestructive
        title={text('removeTitle')}
        text={text('removeText')}
        yes={text('removeKey')}
        no={text('cancel')}
        onNo={() => setConfirming(false)}
        onYes={() => {
          setConfirming(false);
          // A service in use needs a key. Source: INTEG-D06.
          send({ ...value, change: 'removed', typed: '' }, { isEnabled: false });
        }}
      />
    </div>
  );
}
