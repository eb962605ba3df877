import { KeyRound } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { buildAddress } from '#page/parameters/addresses.ts';
import { useBlocked } from '#records/blocked.tsx';
import { LinkButton } from '#records/link-button.tsx';
import styles from './organization-settings.module.css';

/** The settings of services with a key, for people with their rights. Source: PRIV-D05. */
export function ServiceLinks() {
  const text = useText('organization');
  const { isBlocked: isWithoutPermea } = useBlocked('permeaSettings.basic');
  const { isBlocked: isWithoutOpenAi } = useBlocked('openAI.basic');
  if (isWithoutPermea && isWithoutOpenAi) return null;
  return (
    <div className={styles.buttons}>
      {!isWithoutPermea && (
        <LinkButton
          address={buildAddress('/organizationSettings/permea')}
          icon={<KeyRound aria-hidden="true" />}
        >
          {text('permeaSettings')}
        </LinkButton>
      )}
      {!isWithoutOpenAi && (
        <LinkButton
          address={buildAddress('/organizationSettings/openAI')}
          icon={<KeyRound aria-hidden="true" />}
        >
          {text('openAiSettings')}
        </LinkButton>
      )}
    </div>
  );
}
