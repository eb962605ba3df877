import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import styles from './registration.module.css';

export interface RegistrationFailedProps {
  isOpen: boolean;
  /** The messages of the server. */
  warnings: readonly string[];
  supportAddress: string;
  onOkay: () => void;
}

/** 'Registration Failed!', with the server's messages. Source: REG-020. */
export function RegistrationFailed(props: RegistrationFailedProps) {
  const { isOpen, warnings, supportAddress, onOkay } = props;
  const text = useText('registration');
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={text('failedTitle')}
      isOpen={isOpen}
      onClose={onOkay}
      actions={
        <Button autoFocus variant="primary" onPress={onOkay}>
          {text('okay')}
        </Button>
      }
    >
      {text('failedText', { support: supportAddress })}
      <div className={styles.reasons}>
        {text('serverMessage')}
        <ul>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
