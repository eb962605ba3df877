import { useMemo } from 'react';
import { encode } from 'uqr';

/** Any mask is readable; finding the best of the eight would take eight times as long. */
const maskPattern = 2;

interface QrCodeProps {
  /** The text that a scan returns. */
  holds: string;
  className?: string | undefined;
}

/** A QR code as a single shape, without the required margin around it. */
export function QrCode({ holds, className }: QrCodeProps) {
  const { size, shape } = useMemo(() => drawn(holds), [holds]);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={shape} fill="currentColor" />
    </svg>
  );
}

/** Builds the dark modules: adjacent ones in a row become one stroke of the shape. */
function drawn(holds: string): { size: number; shape: string } {
  const { data, size } = encode(holds, { ecc: 'M', border: 0, maskPattern });
  const shape = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const length = (end === -1 ? size : end) - x;
      return [`M${x} ${y}h${length}v1h-${length}z`];
    }),
  );
  return { size, shape: shape.join('') };
}
