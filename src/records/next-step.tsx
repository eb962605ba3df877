import type { ReactNode } from 'react';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import { Banner } from '#ui/banner.tsx';
import type { Address } from './address.ts';
import { useBlocked } from './blocked.tsx';
import { LinkButton } from './link-button.tsx';

interface NextStepProps {
  /** Where what is missing is added, and what asks who may go there. */
  address: Address;
  rule: EntryRule;
  /** What the link there is called. */
  link: string;
  /** What has to be there first. */
  children: ReactNode;
}

/** What has to be there before this can be filled in; whoever may add it is led there. */
export function NextStep({ address, rule, link, children }: NextStepProps) {
  const { isBlocked } = useBlocked(rule);
  return (
    <Banner
      {...(!isBlocked && {
        action: (
          <LinkButton address={address} size="small">
            {link}
          </LinkButton>
        ),
      })}
    >
      {children}
    </Banner>
  );
}
