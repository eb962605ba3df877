import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from '#ui/button-class.ts';
import type { Address } from './address.ts';
import { RecordLink } from './record-link.tsx';

interface LinkButtonProps {
  address: Address;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  children: ReactNode;
}

/** A link that looks like a button and opens another page. */
export function LinkButton({ address, variant, size, icon, children }: LinkButtonProps) {
  return (
    <Link {...address} className={buttonClass(variant, size)}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}

/** The same as an icon only, with an accessible name. */
export function IconLink({
  address,
  icon,
  label,
}: {
  address: Address;
  icon: ReactNode;
  label: string;
}) {
  return (
    <RecordLink
      address={address}
      aria-label={label}
      title={label}
      className={buttonClass('quiet', 'small', { iconOnly: true })}
    >
      {icon}
    </RecordLink>
  );
}
