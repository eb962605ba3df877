import { useSelector } from '@xstate/react';
import type { TenantLogoActor } from '#machines/organization/tenant-logo.machine.ts';
import { imageExtensions } from '#machines/validation/file-rules.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import styles from './organization-settings.module.css';

/** The logo of the tenant, and an area to select, drop or paste another one. */
export function TenantLogo({ actor, tenantName }: { actor: TenantLogoActor; tenantName: string }) {
  const text = useText('organization');
  const getErrorText = useErrorText();
  const { logoUrl, error } = useSelector(actor, ({ context }) => context);
  const isUploading = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <div role="group" aria-label={text('logo')}>
      <p className={styles.label} aria-hidden="true">
        {text('logo')}
      </p>
      <FileDrop
        accept={imageExtensions}
        label={text('uploadLogo')}
        hint={text('logoHint')}
        error={getErrorText(error ?? undefined, text('logo'))}
        isPending={isUploading}
        pendingLabel={text('uploadingLogo')}
        onFile={(file) => actor.send({ type: 'logo.select', file })}
      >
        <Avatar
          isDecorative
          name={tenantName}
          src={logoUrl ?? undefined}
          shape="square"
          size="large"
        />
      </FileDrop>
    </div>
  );
}
