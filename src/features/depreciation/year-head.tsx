import type { ReactNode } from 'react';
import type { AssessmentYear } from '#machines/depreciation/assessment-year.ts';
import { useText } from '#i18n/text.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { PageHead } from '#records/page-head.tsx';
import { useToldName } from '#records/told-by-address.ts';
import { useAsLeft } from '#session/as-left.ts';
import { depreciationAddresses } from '#page/addresses.ts';

interface YearHeadProps {
  /** Null while it is read. */
  year: AssessmentYear | null;
  /** What can be done with it. */
  children: ReactNode;
}

/** The head of a year's page. */
export function YearHead({ year, children }: YearHeadProps) {
  const text = useText('depreciation');
  const told = useToldName();
  const list = useAsLeft(depreciationAddresses.list);
  return (
    <PageHead
      title={year?.assessmentYear ?? told ?? text('assessmentYear')}
      above={[{ title: text('title'), to: depreciationAddresses.list.to }]}
    >
      <LinkButton address={list}>{text('backToYears')}</LinkButton>
      {children}
    </PageHead>
  );
}
