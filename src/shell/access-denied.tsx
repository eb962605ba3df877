import { Building2, Mail, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import type { Denial } from '#machines/session/entry-rule.ts';
import { useRightNames } from '#i18n/refusal-text.ts';
import { useText } from '#i18n/text.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import styles from './access-denied.module.css';

export interface AccessDeniedProps {
  denial: Denial;
  tenantName: string;
  /** The page that was asked for, with its origin: it goes into a request for access. */
  address: string;
  supportAddress: string;
  onSwitchTenant: () => void;
  /** Null where the person may not go there either. */
  onDashboard: (() => void) | null;
  /** Opens the organization settings; null for somebody who may not change them. */
  onSettings: (() => void) | null;
}

/**
 * A page inside the shell that the person may not open: says what is missing, whom to ask, and what
 * can be done meanwhile. Source: GATE-014.
 */
export function AccessDenied(props: AccessDeniedProps) {
  const { denial, tenantName: tenant, supportAddress: support } = props;
  const { onSwitchTenant, onDashboard, onSettings } = props;
  const text = useText('shell');
  const privileges = denial.reason === 'right' ? denial.privileges : [];
  const right = useRightNames(privileges);
  const canSetUp = denial.reason === 'settings' && onSettings;
  return (
    <>
      <PageTitle>{text('accessDenied')}</PageTitle>
      <EmptyState
        isPage
        icon={<ShieldAlert />}
        title={text('accessDenied')}
        action={
          <>
            {canSetUp ? (
              <Button
                variant="primary"
                icon={<Building2 aria-hidden="true" />}
                onPress={onSettings}
              >
                {text('menu_organizationSettings')}
              </Button>
            ) : (
              <Request {...props} right={right} privileges={privileges} />
            )}
            {onDashboard && <Button onPress={onDashboard}>{text('menu_dashboard')}</Button>}
            <Button onPress={onSwitchTenant}>{text('switchTenant')}</Button>
          </>
        }
      >
        {text(textByReason[denial.reason], { right, tenant, support })}
        {privileges.length > 0 && (
          <code dir="ltr" className={styles.identifier}>
            {privileges.join(', ')}
          </code>
        )}
      </EmptyState>
    </>
  );
}

const textByReason = {
  right: 'accessDeniedText',
  employee: 'employeeNeeded',
  settings: 'settingsNeeded',
} as const;

const requestByReason = {
  right: 'requestRight',
  employee: 'requestEmployee',
  settings: 'requestSettings',
} as const;

interface RequestProps extends AccessDeniedProps {
  right: string;
  privileges: readonly string[];
}

/** Asks for access by a letter that is written already, or that can be pasted anywhere. */
function Request({ denial, right, privileges, ...props }: RequestProps) {
  const { tenantName: tenant, address, supportAddress } = props;
  const text = useText('shell');
  const [tip, setTip] = useState<string | null>(null);
  const subject = text('requestSubject', { page: new URL(address).pathname, tenant });
  const id = privileges.join(', ');
  const body = text(requestByReason[denial.reason], { right, id, tenant, address });
  const copy = async () => {
    const isCopied = await navigator.clipboard
      .writeText(`${supportAddress}\n${subject}\n\n${body}`)
      .then(
        () => true,
        () => false,
      );
    setTip(text(isCopied ? 'requestCopied' : 'requestNotCopied'));
  };
  return (
    <>
      <a className={buttonClass('primary')} href={letterTo(supportAddress, { subject, body })}>
        <Mail aria-hidden="true" />
        {text('askForAccess')}
      </a>
      <CopyButton label={text('copyRequest')} tip={tip} onPress={() => void copy()} />
    </>
  );
}

/** Opens the person's own mail program with a letter in it, or the page where help is asked for. */
function letterTo(address: string, parts: { subject: string; body: string }): string {
  if (URL.canParse(address)) return address;
  const query = Object.entries(parts).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `mailto:${address}?${query.join('&')}`;
}
