import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Blocked, type BlockedAttributes } from '#ui/controls/blocked.tsx';
import { buttonClass, type ButtonSize, type ButtonVariant } from '#ui/controls/button-class.ts';
import { useBlockReason, type Effect } from '#ui/controls/read-only.ts';
import type { Address } from './form/address.ts';
import { RecordLink } from './view/record-link.tsx';

interface LinkButtonProps {
  address: Address;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Whether the page changes data; by default it only shows them. */
  effect?: Effect;
  children: ReactNode;
}

/** A link that looks like a button and opens another page. */
export function LinkButton(props: LinkButtonProps) {
  const { address, variant, size, icon, effect = 'reading', children } = props;
  return (
    <BlockedByEffect effect={effect}>
      {(blocked) => (
        <Link {...address} {...blocked} className={buttonClass(variant, size)}>
          {icon}
          <span>{children}</span>
        </Link>
      )}
    </BlockedByEffect>
  );
}

/** The same as an icon only, with an accessible name. */
export function IconLink({
  address,
  icon,
  label,
  effect = 'reading',
}: Pick<LinkButtonProps, 'address' | 'icon' | 'effect'> & { label: string }) {
  return (
    <BlockedByEffect effect={effect}>
      {(blocked) => (
        <RecordLink
          {...blocked}
          address={address}
          aria-label={label}
          title={label}
          className={buttonClass('quiet', 'small', { iconOnly: true })}
        >
          {icon}
        </RecordLink>
      )}
    </BlockedByEffect>
  );
}

interface BlockedByEffectProps {
  effect: Effect;
  children: (attributes: BlockedAttributes) => ReactNode;
}

/** Blocks a link to a page that changes data where nothing can be changed. */
function BlockedByEffect({ effect, children }: BlockedByEffectProps) {
  const reason = useBlockReason(null, effect);
  return reason === null ? children({}) : <Blocked reason={reason}>{children}</Blocked>;
}
