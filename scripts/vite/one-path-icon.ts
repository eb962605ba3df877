import { createElement, type SVGProps } from 'react';

const look = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/** An icon of lines, and of dots if it has filled shapes. Hidden from screen readers by default. */
export const createIcon = (lines: string, dots?: string) =>
  function Icon(props: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      { ...look, ...props },
      createElement('path', { d: lines }),
      dots && createElement('path', { d: dots, fill: 'currentColor' }),
    );
  };
