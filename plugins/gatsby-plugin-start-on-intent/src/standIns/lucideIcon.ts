import { createElement, forwardRef, type SVGProps } from 'react';

/** An icon as lucide-react has it: the shapes within a square of 24. */
interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Stands for lucide-react's `createLucideIcon`, which can scale and rename what this site shows as it is
 * drawn, as a decoration; its class names are in no page (plugins/gatsby-plugin-static-publish/src/pageStyles.ts).
 */
export default function createLucideIcon({ node }: IconData) {
  return forwardRef<SVGSVGElement, SVGProps<SVGSVGElement>>(function Icon(props, ref) {
    return createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  });
}
