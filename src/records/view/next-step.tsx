import type { ReactNode } from 'react';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import { Banner } from '#ui/display/notices/banner.tsx';
import type { Address } from '../form/address.ts';
import { useBlocked } from '../blocked.tsx';
import { LinkButton } from '../link-button.tsx';

interface NextStepProps {
  /** The page on which the missing record is added, and its entry rule. */
  address: Address;
  rule: EntryRule;
  /** The text of the link. */
  link: string;
  /** Explains what must be added first. */
  children: ReactNode;
}

/**
 * Explains what must exist before the form can be filled in, with a link for users who may add it.
 */
export function NextStep({ address, rule, link, children }: NextStepProps) {
  const { isBlocked } = useBlocked(rule);
  return (
    <Banner
      {...(!isBlocked && {
        action: (
          <LinkButton effect="changing" address={address} size="small">
            {link}
          </LinkButton>
        ),
      })}
    >
      {children}
    </Banner>
  );
}
