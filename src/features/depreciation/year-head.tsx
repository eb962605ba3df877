import type { ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { useReturnUrl } from '#session/use-return-url.ts';
import { depreciationAddresses } from '#page/parameters/addresses.ts';

interface YearHeadProps {
  /** The name of the year; null while it loads. */
  name: string | null;
  /** Actions for the year. */
  children: ReactNode;
}

/** The header of a year's page. */
export function YearHead({ name, children }: YearHeadProps) {
  const text = useText('depreciation');
  const list = useReturnUrl(depreciationAddresses.list);
  return (
    <PageHead
      title={name === null ? text('assessmentYear') : text('yearTitle', { name })}
      above={[{ title: text('title'), to: depreciationAddresses.list.to }]}
    >
      <LinkButton address={list}>{text('backToYears')}</LinkButton>
      {children}
    </PageHead>
  );
}
