import { useSelector } from '@xstate/react';
import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import type { FindAssetsActor } from '#machines/asset-assignment/find-assets.machine.ts';
import type { AssignableAsset } from '#machines/asset-assignment/assignee.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { MissedCodes } from '#records/scan/missed-codes.tsx';
import { createSearchKeys } from '#records/scan/scan-keys.ts';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './handover.module.css';

interface FindAssetsProps {
  actor: FindAssetsActor;
  isSelected: (asset: AssignableAsset) => boolean;
  /** Whether the asset's type is for the other kind of assignee. */
  isMismatch: (asset: AssignableAsset) => boolean;
  onSelect: (asset: AssignableAsset, isSelected: boolean) => void;
}

/**
 * Finds assets in store by typing, with checkboxes. A code followed by Enter or Tab, as a handheld
 * scanner types it, is selected directly.
 */
export function FindAssets(props: FindAssetsProps) {
  const { actor, onSelect } = props;
  const text = useText('handover');
  const typed = useSelector(actor, ({ context }) => context.text);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const [keys] = useState(createSearchKeys);
  return (
    <div className={styles.part}>
      <form
        noValidate
        {...keys}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'code.entered' });
        }}
      >
        <TextField
          autoFocus
          label={text('find')}
          description={text('findHint')}
          icon={<ScanLine aria-hidden="true" />}
          autoComplete="off"
          // A URL on a label is longer than a code.
          maxLength={500}
          value={typed}
          onChange={(next) => actor.send({ type: 'text.typed', text: next })}
        />
      </form>
      <Missed actor={actor} />
      <FindStatus actor={actor} />
      <Choices
        {...props}
        isBusy={isBusy}
        onSelect={(asset, isSelected) => {
          // An ambiguous code is resolved once one of its assets is selected.
          actor.send({ type: 'miss.removed', code: typed });
          onSelect(asset, isSelected);
        }}
      />
    </div>
  );
}

/** The codes that match no asset in store. */
function Missed({ actor }: Pick<FindAssetsProps, 'actor'>) {
  const text = useText('handover');
  const missed = useSelector(actor, ({ context }) => context.missed);
  return (
    <MissedCodes
      title={text('missedTitle', { count: missed.length })}
      missed={missed.map(({ code, why }) => ({ code, text: text(`misses_${why}`, { code }) }))}
      removeLabel={(code) => text('drop', { code })}
      onRemove={(code) => actor.send({ type: 'miss.removed', code })}
    />
  );
}

/** The number of matches, or why the search failed. */
function FindStatus({ actor }: Pick<FindAssetsProps, 'actor'>) {
  const text = useText('handover');
  const records = useText('records');
  const why = useCauseText();
  const { cause, assets, total } = useSelector(actor, ({ context }) => context);
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  const isFound = useSelector(actor, (state) => state.matches('found'));
  if (hasFailed) {
    return (
      <Banner
        tone="danger"
        action={
          <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
            {records('tryAgain')}
          </Button>
        }
      >
        {[records('notSearched'), why(cause)].join(' ')}
      </Banner>
    );
  }
  return (
    <div role="status">
      {isFound && total === 0 && <p className={styles.message}>{text('noneFits')}</p>}
      {isFound && total > assets.length && (
        <p className={styles.message}>{text('firstLabel', { shown: assets.length, total })}</p>
      )}
    </div>
  );
}

function Choices(props: FindAssetsProps & { isBusy: boolean }) {
  const { actor, isSelected, isMismatch, onSelect, isBusy } = props;
  const text = useText('handover');
  const assets = useSelector(actor, ({ context }) => context.assets);
  if (assets.length === 0) return null;
  return (
    <ul aria-label={text('inStore')} aria-busy={isBusy} className={styles.choices}>
      {assets.map((asset) => (
        <li key={asset.id}>
          {/* A native checkbox, because a list has many and it renders fast. */}
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={isSelected(asset)}
              disabled={isMismatch(asset)}
              onChange={({ target }) => onSelect(asset, target.checked)}
            />
            <span>
              <bdi className={styles.code}>{asset.assetCode}</bdi>{' '}
              <bdi className={styles.name}>
                {[asset.name || asset.assetType, isMismatch(asset) && text(getKind(asset))]
                  .filter(Boolean)
                  .join(' · ')}
              </bdi>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

const getKind = ({ isTeam }: AssignableAsset) => (isTeam ? 'forTeams' : 'forEmployees');
