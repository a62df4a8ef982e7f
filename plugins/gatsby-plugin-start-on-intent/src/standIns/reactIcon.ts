import { createElement, type SVGProps } from 'react';

/** A mark as react-icons has it. */
interface IconData {
  attr: Record<string, string>;
  child: readonly { tag: string; attr: Record<string, string> }[];
}

/**
 * Stands for react-icons' `GenIcon`, whose marks can take size, colour and title of a context; this site
 * shows them as they are drawn.
 */
export function GenIcon({ attr, child }: IconData) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        stroke: 'currentColor',
        fill: 'currentColor',
        strokeWidth: '0',
        ...attr,
        ...props,
        height: '1em',
        width: '1em',
        xmlns: 'http://www.w3.org/2000/svg',
      },
      child.map((shape, key) => createElement(shape.tag, { key, ...shape.attr })),
    );
}
