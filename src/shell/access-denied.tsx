import { Building2, Mail, Send, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import type { Denial } from '#machines/session/entry-rule.ts';
import { useRightNames } from '#i18n/denial-text.ts';
import { useText } from '#i18n/text.tsx';
import { buttonClass } from '#ui/controls/button-class.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { PageTitle } from '#ui/display/navigation/page-title.tsx';
import styles from './access-denied.module.css';

export interface AccessDeniedProps {
  denial: Denial;
  tenantName: string;
  /** The requested page, with its origin: part of a request for access. */
  address: string;
  supportAddress: string;
  onSwitchTenant: () => void;
  /** Null if the user has no access to the dashboard either. */
  onDashboard: (() => void) | null;
  /** Requests the missing right from the people who can grant it; null without such a request. */
  onRequest: (() => void) | null;
  /** Opens the organization settings; null for a user who may not change them. */
  onSettings: (() => void) | null;
}

/**
 * Shown inside the shell for a page that the user may not open: names the missing right, whom to
 * contact, and what can be done in the meantime. Source: GATE-014.
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
              <Request {...props} />
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

/** Requests access in the app or with a prepared e-mail, or with a text to paste anywhere. */
function Request(props: AccessDeniedProps) {
  const { denial, onRequest, supportAddress } = props;
  const text = useText('shell');
  const [tip, setTip] = useState<string | null>(null);
  const { subject, body } = useLetter(props);
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
      {denial.reason === 'right' && onRequest ? (
        <Button variant="primary" icon={<Send aria-hidden="true" />} onPress={onRequest}>
          {text('requestAccess')}
        </Button>
      ) : (
        <LetterLink {...props} />
      )}
      <CopyButton label={text('copyRequest')} tip={tip} onPress={() => void copy()} />
    </>
  );
}

type Letter = Pick<AccessDeniedProps, 'denial' | 'tenantName' | 'address' | 'supportAddress'>;

/** A link that opens a prepared e-mail, with which access is requested. */
export function LetterLink(props: Letter) {
  const text = useText('shell');
  return (
    <a className={buttonClass('primary')} href={letterTo(props.supportAddress, useLetter(props))}>
      <Mail aria-hidden="true" />
      {text('requestAccess')}
    </a>
  );
}

/** The text of a request for access. */
function useLetter({ denial, tenantName: tenant, address }: Letter) {
  const text = useText('shell');
  const privileges = denial.reason === 'right' ? denial.privileges : [];
  const right = useRightNames(privileges);
  const id = privileges.join(', ');
  return {
    subject: text('requestSubject', { page: new URL(address).pathname, tenant }),
    body: text(requestByReason[denial.reason], { right, id, tenant, address }),
  };
}

/** Opens the user's mail program with a prepared e-mail, or the help page. */
function letterTo(address: string, parts: { subject: string; body: string }): string {
  if (URL.canParse(address)) return address;
  const query = Object.entries(parts).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `mailto:${address}?${query.join('&')}`;
}
