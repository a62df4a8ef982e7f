import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Carousel } from '../../../src/components/ui/carousel/Carousel';
import { caseMenuCarousel, logoCarousel } from '../../../src/components/ui/carousel/constants';
import { setViewport, styleOf } from '../../support/viewport';

const slides = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((name) => (
  <a key={name} href={`/${name}`}>
    {name}
  </a>
));

const slider = () => document.querySelector('.slick-slider');
const slickSlides = () => [...document.querySelectorAll('.slick-slide')];
const shown = () =>
  slickSlides()
    .filter((slide) => slide.getAttribute('aria-hidden') === 'false')
    .map((slide) => slide.textContent);

type Props = Partial<ComponentProps<typeof Carousel>>;

async function renderCarousel(props: Props = {}) {
  render(<Carousel constants={caseMenuCarousel} slides={slides} {...props} />);
  await waitFor(() => expect(slider()).toBeInTheDocument());
}

beforeEach(() => setViewport({}));

it.each<[string, Props, string[]]>([
  ['begins with the first slide', {}, ['one', 'two']],
  ['begins with the one asked for, and goes round', { initialSlide: 7 }, ['eight', 'one']],
  ['shows all where all fit', { slides: slides.slice(0, 2), initialSlide: 1 }, ['one', 'two']],
  ['moves where one does not', { slides: slides.slice(0, 3), initialSlide: 1 }, ['two', 'three']],
])('the carousel %s', async (_what, props, expected) => {
  setViewport({ width: 900 });
  await renderCarousel(props);
  expect(shown()).toEqual(expected);
});

it('the arrows at the sides of the carousel point away from it', async () => {
  await renderCarousel({ arrows: { previous: 'Previous', next: 'Next' } });
  const tipOf = (name: string) => {
    const points = screen.getByRole('button', { name }).querySelector('polygon');
    const places = (points?.getAttribute('points') ?? '').split(' ').map(parseFloat);
    return places.find((x) => places.indexOf(x) === places.lastIndexOf(x));
  };
  expect(tipOf('Previous')).toBeLessThan(8);
  expect(tipOf('Next')).toBeGreaterThan(8);
});

it('the arrows of the carousel stand at its two ends, in the colour of text', async () => {
  await renderCarousel({ arrows: { previous: 'Previous', next: 'Next' } });
  const placeOf = (name: string) => styleOf(screen.getByRole('button', { name }));
  expect(placeOf('Previous')).toMatchObject({ 'inset-inline-start': '0' });
  expect(placeOf('Previous')).not.toHaveProperty('inset-inline-end');
  expect(placeOf('Next')).toMatchObject({ 'inset-inline-end': '0' });
  expect(placeOf('Next')).not.toHaveProperty('inset-inline-start');
  for (const name of ['Previous', 'Next']) {
    const triangle = screen.getByRole('button', { name }).querySelector('svg');
    expect(triangle && styleOf(triangle).fill).toBe('currentColor');
  }
});

it('slides that are fewer than there is room for share the row', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1200);
  await renderCarousel({ constants: logoCarousel, slides: slides.slice(0, 3) });
  const widths = slickSlides().map((slide) => getComputedStyle(slide).width);
  expect(widths).toEqual(['400px', '400px', '400px']);
  jest.restoreAllMocks();
});

it('the carousel makes hidden slides and copies inert, and lists the visible ones', async () => {
  const inert = () => slickSlides().filter((slide) => slide.hasAttribute('inert'));
  const hidden = () =>
    slickSlides().filter((slide) => slide.getAttribute('aria-hidden') === 'true');
  await renderCarousel({ constants: logoCarousel });
  expect(hidden().length).toBeGreaterThan(slides.length - 6);
  expect(inert()).toEqual(hidden());
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByRole('list')).toBeInTheDocument();
  // At the new width, other slides are visible and copies are added at both ends.
  act(() => setViewport({ width: 320 }));
  expect(shown()).toHaveLength(2);
  await waitFor(() => expect(inert()).toEqual(hidden()));
});

// akiran/react-slick 1316: after a link is dragged, the slider misses the mouseup event.
it('links in slides are not draggable, before the carousel’s code arrives and after', async () => {
  render(<Carousel constants={caseMenuCarousel} slides={slides} />);
  const [link] = screen.getAllByRole('link');
  expect(link && fireEvent.dragStart(link)).toBe(false);
  await waitFor(() => expect(slider()).toBeInTheDocument());
  expect(fireEvent.dragStart(screen.getByRole('link', { name: 'one' }))).toBe(false);
});

it.each([
  ['ltr', 'three'],
  // Left to itself, react-slick would move against the finger.
  ['rtl', 'two'],
])('a swipe to the left in a page with direction %s shows "%s" first', async (dir, first) => {
  // jsdom inherits no direction.
  const style = document.createElement('style');
  style.textContent = `* { direction: ${dir}; }`;
  document.head.append(style);
  await renderCarousel({ initialSlide: 1 });
  const list = document.querySelector('.slick-list') ?? document.body;
  fireEvent.touchStart(list, { touches: [{ pageX: 300, pageY: 0 }] });
  fireEvent.touchMove(list, { touches: [{ pageX: 100, pageY: 0 }] });
  fireEvent.touchEnd(list, { touches: [{ pageX: 100, pageY: 0 }] });
  expect(shown()[0]).toBe(first);
  style.remove();
});
