import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Address } from '#records/form/address.ts';
import { useBlocked } from '#records/blocked.tsx';
import { Blocked } from '#ui/controls/blocked.tsx';
import { buttonClass, type ButtonVariant } from '#ui/controls/button-class.ts';

/** The right to change holidays. */
export const changeRight = 'holidays.basic';

interface ActionLinkProps {
  address: Address;
  variant?: ButtonVariant;
  icon: ReactNode;
  children: string;
}

/** Links to a page that changes holidays; without the right, it says why it can't be opened. */
export function ActionLink({ address, variant, icon, children }: ActionLinkProps) {
  const { reason } = useBlocked(changeRight);
  return (
    <Blocked reason={reason}>
      {(blocked) => (
        <Link {...address} {...blocked} className={buttonClass(variant)}>
          {icon}
          <span>{children}</span>
        </Link>
      )}
    </Blocked>
  );
}
