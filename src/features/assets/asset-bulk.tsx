import type { Asset } from '#machines/assets/asset.ts';
import type { ListActor } from '#machines/lists/create-list.ts';
import { BulkBar } from '#records/bulk-bar.tsx';
import { BulkQuestion } from '#records/bulk-question.tsx';
import { BulkReport } from '#records/bulk-report.tsx';

interface AssetBulkProps {
  actor: ListActor<Asset>;
}

const codeOf = ({ assetCode }: Asset) => assetCode;

/** What became of the assets that were deleted together. */
export const AssetReport = ({ actor }: AssetBulkProps) => (
  <BulkReport actor={actor} nameOf={codeOf} />
);

/** What can be done with the chosen assets, and the question before. */
export const AssetBulk = ({ actor }: AssetBulkProps) => (
  <>
    <BulkBar actor={actor} />
    <BulkQuestion actor={actor} nameOf={codeOf} />
  </>
);
