import { useSelector } from '@xstate/react';
import { CircleCheck, Download, Printer } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import type { TwoFactorActor } from './two-factor-actor.ts';
import { ViewTitle } from '../view-title.tsx';

/** Downloads text as a file. */
function saveText(fileName: string, text: string): void {
  const address = URL.createObjectURL(
    new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // By then, the browser has started to read the file.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

import styles from './two-factor.module.css';

/** The recovery codes, to copy, download or print, and then Proceed. */
export function RecoveryCodes({ actor }: { actor: TwoFactorActor }) {
  const text = useText('twoFactor');
  const { codes, config, areCodesSaved } = useSelector(actor, (state) => state.context);
  const isCopied = useSelector(actor, (state) => state.matches({ recoveryCodes: 'copied' }));
  const isRejected = useSelector(actor, (state) => state.matches({ recoveryCodes: 'copyFailed' }));
  // For people with multiple accounts, the print and the file name the account.
  const head = [text('sheetTitle'), config?.email].filter(Boolean).join(' · ');
  const download = () => {
    saveText(`${text('fileName')}.txt`, [head, '', ...codes].join('\n'));
    actor.send({ type: 'codes.store' });
  };
  const print = () => {
    window.print();
    actor.send({ type: 'codes.store' });
  };
  return (
    <div className={styles.view}>
      <ViewTitle>{text('codesTitle')}</ViewTitle>
      <p className={styles.muted}>{text('codesText')}</p>
      <Banner tone="warning">{text('codesOnce')}</Banner>
      <div className={styles.sheet}>
        <p className={styles.sheetHead}>{head}</p>
        <ul className={styles.codes} dir="ltr" aria-label={text('codesTitle')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <CopyButton
          label={text('copyCodes')}
          tip={isCopied ? text('copied') : null}
          onPress={() => actor.send({ type: 'COPY' })}
        />
        <Button icon={<Download aria-hidden="true" />} onPress={download}>
          {text('download')}
        </Button>
        <Button icon={<Printer aria-hidden="true" />} onPress={print}>
          {text('print')}
        </Button>
      </div>
      {isRejected && <Banner tone="danger">{text('copyFailed')}</Banner>}
      <div className={styles.actions}>
        <Button
          variant={areCodesSaved ? 'primary' : 'secondary'}
          onPress={() => actor.send({ type: 'PROCEED' })}
        >
          {text('proceed')}
        </Button>
        {areCodesSaved && (
          <span className={styles.persisted}>
            <CircleCheck aria-hidden="true" />
            {text('codesSaved')}
          </span>
        )}
      </div>
    </div>
  );
}
