import { useSelector } from '@xstate/react';
import { memo, type CSSProperties } from 'react';
import type { AssetLabel } from '#machines/asset-labels/asset-label.ts';
import type { AssetLabelsActor } from '#machines/asset-labels/asset-labels.machine.ts';
import {
  getCorner,
  placed,
  getSheet,
  type LabelSheet,
  type Placed,
} from '#machines/asset-labels/label-sheet.ts';
import { useText } from '#i18n/text.tsx';
import styles from './labels.module.css';
import { QrCode } from './qr-code.tsx';

interface LabelSheetsProps {
  actor: AssetLabelsActor;
  /** The organization that owns the assets. */
  tenant: string;
  /** The full address of an asset, for people who scan it. */
  buildAddress: (id: string) => string;
}

/** In millimeters, for the style sheet, which scales them down on a small screen. */
type Measures = Record<`--${string}`, number>;
const toStyle = (measures: Measures) => measures as CSSProperties;

/**
 * The sheets as they are printed: from left to right in every language, like the sheets that are
 * sold.
 */
export function LabelSheets({ actor, tenant, buildAddress }: LabelSheetsProps) {
  const text = useText('assetLabels');
  const { labels, layout, start } = useSelector(actor, ({ context }) => context);
  const sheet = getSheet(layout.sheet);
  const sheets = placed(labels, sheet, start);
  const firstFree = sheets[0]?.[0]?.position ?? 0;
  return (
    <ol dir="ltr" data-page={sheet.page} className={styles.sheets} style={formatSize(sheet)}>
      {sheets.map((onSheet, at) => (
        <li
          key={onSheet[0]?.label.id}
          aria-label={text('sheetLabel', { number: at + 1, count: sheets.length })}
          className={styles.sheet}
        >
          <Used sheet={sheet} count={at === 0 ? firstFree : 0} />
          <ul className={styles.labels}>
            {onSheet.map(({ position, label }) => (
              <Label
                key={label.id}
                sheet={sheet}
                position={position}
                label={label}
                holds={layout.holds === 'code' ? label.assetCode : buildAddress(label.id)}
                name={layout.hasName ? label.name || label.assetType : ''}
                tenant={layout.hasTenant ? tenant : ''}
              />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const formatSize = ({ pageWidth, pageHeight, width, height }: LabelSheet) =>
  toStyle({
    '--page-width': pageWidth,
    '--page-height': pageHeight,
    '--width': width,
    '--height': height,
  });

const at = (sheet: LabelSheet, position: number) => {
  const { x, y } = getCorner(sheet, position);
  return toStyle({ '--x': x, '--y': y });
};

/** The labels already used on a partly used sheet; visible only on the screen. */
const Used = ({ sheet, count }: { sheet: LabelSheet; count: number }) =>
  Array.from({ length: count }, (_, position) => (
    <div key={position} className={styles.used} style={at(sheet, position)} />
  ));

interface LabelProps extends Placed<AssetLabel> {
  sheet: LabelSheet;
  holds: string;
  name: string;
  tenant: string;
}

/** Memoized, because there may be up to a thousand labels. */
const Label = memo(function Label({ sheet, position, label, holds, name, tenant }: LabelProps) {
  return (
    <li className={styles.label} style={at(sheet, position)}>
      <QrCode holds={holds} className={styles.qr} />
      <div className={styles.messageBlock}>
        <bdi className={styles.code}>{label.assetCode}</bdi>
        {name !== '' && <bdi className={styles.name}>{name}</bdi>}
        {tenant !== '' && <bdi className={styles.tenant}>{tenant}</bdi>}
      </div>
    </li>
  );
});
