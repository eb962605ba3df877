import { useMemo } from 'react';
import { encode } from 'uqr';

/** Every mask can be read; to look for the best of the eight takes eight times as long. */
const maskPattern = 2;

interface QrCodeProps {
  /** What is read when it is scanned. */
  holds: string;
  className?: string | undefined;
}

/** A QR code as one shape, without the margin that it needs around it. */
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

/** The dark modules: what lies side by side in a row is one stroke of the shape. */
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
