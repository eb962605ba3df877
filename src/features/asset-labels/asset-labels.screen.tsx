import { useSelector } from '@xstate/react';
import { Printer, Tags } from 'lucide-react';
import type { AssetLabelsActor } from '#machines/asset-labels/asset-labels.machine.ts';
import { placed, getSheet } from '#machines/asset-labels/label-sheet.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { assetAddresses } from '#page/parameters/addresses.ts';
import { LabelOptions } from './label-options.tsx';
import { LabelSheets } from './label-sheets.tsx';
import styles from './labels.module.css';

export interface AssetLabelsScreenProps {
  actor: AssetLabelsActor;
  /** The organization that owns the assets. */
  tenant: string;
  /** The full address of an asset, for people who scan it. */
  buildAddress: (id: string) => string;
  /** Starts over. */
  onRetry: () => void;
}

/** Labels with QR codes, as they will be printed. Not in the requirements. */
export function AssetLabelsScreen({
  actor,
  tenant,
  buildAddress,
  onRetry,
}: AssetLabelsScreenProps) {
  const text = useText('assetLabels');
  const assets = useText('assets');
  const records = useText('records');
  const why = useCauseText();
  const { cause, labels, total } = useSelector(actor, ({ context }) => context);
  const isShown = useSelector(actor, (state) => state.hasTag('ready'));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  const canPrint = useSelector(actor, (state) => state.can({ type: 'labels.print' }));
  return (
    <div className={styles.page}>
      <PageHead
        title={text('title')}
        above={[{ title: assets('title'), to: assetAddresses.list.to }]}
      >
        <Button
          variant="primary"
          icon={<Printer aria-hidden="true" />}
          effect="reading"
          blockedBecause={canPrint ? null : text('nothingToPrint')}
          onPress={() => actor.send({ type: 'labels.print' })}
        >
          {records('print')}
        </Button>
      </PageHead>
      {isUnavailable && (
        <Unavailable
          title={records('unavailable')}
          reason={why(cause)}
          retryLabel={records('tryAgain')}
          onRetry={onRetry}
        >
          {records('unavailableText')}
        </Unavailable>
      )}
      {!isShown && !isUnavailable && <Loader label={records('loading')} />}
      {isShown && labels.length === 0 && (
        <EmptyState
          icon={<Tags />}
          action={<LinkButton address={assetAddresses.list}>{assets('title')}</LinkButton>}
        >
          {text('none')}
        </EmptyState>
      )}
      {isShown && labels.length > 0 && <LabelOptions actor={actor} />}
      {isShown && labels.length < total && (
        <Banner tone="warning" className={styles.banner ?? ''}>
          {text('tooMany', { shown: labels.length, total })}
        </Banner>
      )}
      {isShown && labels.length > 0 && <LabelsStatus actor={actor} />}
      {isShown && (
        <div className={styles.frame}>
          <LabelSheets actor={actor} tenant={tenant} buildAddress={buildAddress} />
        </div>
      )}
    </div>
  );
}

/** The number of labels, and the settings that the printer needs. */
function LabelsStatus({ actor }: Pick<AssetLabelsScreenProps, 'actor'>) {
  const text = useText('assetLabels');
  const { labels, layout, start } = useSelector(actor, ({ context }) => context);
  const sheets = placed(labels, getSheet(layout.sheet), start).length;
  return (
    <p role="status" className={styles.message}>
      {text('count', { labels: labels.length, sheets })} {text('actualSize')}
    </p>
  );
}
