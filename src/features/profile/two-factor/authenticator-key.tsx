import { useState } from 'react';
import type { Schema } from '#openapi/client/index.ts';
import { useText } from '#i18n/text.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import styles from './two-factor.module.css';

/** How long the "copied" message is shown, in ms. */
const tipTime = 2000;

/** The key for an authenticator app: as a QR code, and as text in groups of four. */
export function AuthenticatorKey({ config }: { config: Schema<'TwoFactorConfig'> }) {
  const { qrCode, email, securityKey } = config;
  const text = useText('twoFactor');
  const [copied, setCopied] = useState<'yes' | 'rejected' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(securityKey);
      setCopied('yes');
      setTimeout(() => setCopied(null), tipTime);
    } catch {
      setCopied('rejected');
    }
  };
  return (
    <>
      <img className={styles.qr} src={qrCode} alt={text('qrCode', { email })} />
      <p className={styles.muted}>{text('keyText')}</p>
      <div className={styles.key}>
        <code dir="ltr" aria-label={text('key')}>
          {securityKey.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <CopyButton
          isIconOnly
          size="small"
          variant="quiet"
          label={text('copyKey')}
          tip={copied === 'yes' ? text('copied') : null}
          onPress={() => void copy()}
        />
      </div>
      {copied === 'rejected' && (
        <p className={styles.muted} role="status">
          {text('copyFailed')}
        </p>
      )}
    </>
  );
}
