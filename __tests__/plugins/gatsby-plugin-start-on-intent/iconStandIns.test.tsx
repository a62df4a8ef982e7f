import { createRequire } from 'module';
import { render } from '@testing-library/react';
import type { ComponentType, SVGProps } from 'react';
import createLucideIcon from '../../../plugins/gatsby-plugin-start-on-intent/src/standIns/lucideIcon';
import { GenIcon } from '../../../plugins/gatsby-plugin-start-on-intent/src/standIns/reactIcon';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

// Their types are those of the whole packages; here they draw the same shapes as the stand-ins.
const fromHere = createRequire(__filename);
const lucide: { createLucideIcon: (data: object) => Icon } = fromHere('lucide-react');
const reactIcons: { GenIcon: (data: object) => Icon } = fromHere('react-icons/lib');

const square = {
  name: 'square',
  size: 24,
  node: [
    ['path', { d: 'M4 5h16', key: 'a' }] as const,
    ['path', { d: 'M4 9h6', key: 'b' }] as const,
  ],
};
const mark = {
  tag: 'svg',
  attr: { viewBox: '0 0 8 8' },
  child: [{ tag: 'path', attr: { d: 'M0 0' } }],
};

/** The drawn elements with their attributes; class names of the library are in no page. */
function drawn(Icon: Icon, props: SVGProps<SVGSVGElement>) {
  const { container } = render(<Icon {...props} />);
  return [...container.querySelectorAll('*')].map((element) => ({
    name: element.tagName,
    attributes: [...element.attributes]
      .filter(({ name, value }) => name !== 'class' && !(name === 'style' && value === ''))
      .map(({ name, value }) => `${name}=${value}`)
      .sort(),
  }));
}

const uses: [string, SVGProps<SVGSVGElement>][] = [
  ['as a decoration that says so', { 'aria-hidden': true }],
  ['without a word', {}],
];

it.each(uses)("lucide-react's stand-in draws what lucide-react draws, %s", (_use, props) => {
  expect(drawn(createLucideIcon(square), props)).toEqual(
    drawn(lucide.createLucideIcon(square), props),
  );
});

it.each(uses)("react-icons' stand-in draws what react-icons draws, %s", (_use, props) => {
  expect(drawn(GenIcon(mark), props)).toEqual(drawn(reactIcons.GenIcon(mark), props));
});

it('keeps the class that a styled component gives', () => {
  const Icon = createLucideIcon(square);
  const { container } = render(<Icon className="arrow" />);
  expect(container.firstElementChild?.getAttribute('class')).toBe('arrow');
});
