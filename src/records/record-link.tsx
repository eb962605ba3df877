import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { onPlainClick } from '#ui/plain-click.ts';
import type { Address } from './address.ts';
import './told-by-address.ts';

interface RecordLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'onClick'
> {
  address: Address;
}

/**
 * A link to a record, of which a list has hundreds: lighter than the router's own, which also knows
 * whether it leads to where one is.
 */
export function RecordLink({ address, children, ...rest }: RecordLinkProps) {
  const router = useRouter();
  const { publicHref } = router.buildLocation(address);
  return (
    <a
      {...rest}
      href={router.history.createHref(publicHref)}
      onClick={onPlainClick(
        () => void router.navigate({ ...address, ...buildLinkState(children) }),
      )}
    >
      {children}
    </a>
  );
}

/** A link of words is what the record is called: its page can say so before it has read anything. */
const buildLinkState = (label: ReactNode) =>
  typeof label === 'string' ? { state: { recordName: label } } : {};
