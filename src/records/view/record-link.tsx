import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { onPlainClick } from '#ui/text/plain-click.ts';
import type { Address } from '../form/address.ts';
import '../form/use-passed-name.ts';

interface RecordLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'onClick'
> {
  address: Address;
}

/**
 * A link to a record, for lists with hundreds of them: it renders faster than the router's link,
 * which also tracks whether it is active.
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

/** A text link is the record's name: its page can show it before anything is loaded. */
const buildLinkState = (label: ReactNode) =>
  typeof label === 'string' ? { state: { recordName: label } } : {};
