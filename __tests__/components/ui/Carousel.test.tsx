import { act, render, screen, waitFor } from '@testing-library/react';
import { Carousel } from '../../../src/components/ui/carousel/Carousel';
import {
  caseMenuCarousel,
  logoCarousel,
  type CarouselConstants,
  whereAllFit,
} from '../../../src/components/ui/carousel/constants';
import { setViewport } from '../../support/viewport';

const slides = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((id) => ({
  id,
  content: <a href={`/${id}`}>{id}</a>,
}));

const slickSlides = () => [...document.querySelectorAll('.slick-slide')];
const shownSlides = () =>
  slickSlides()
    .filter((slide) => slide.getAttribute('aria-hidden') === 'false')
    .map((slide) => slide.textContent);

async function renderCarousel(constants: CarouselConstants, initialSlide?: number) {
  const result = render(
    <Carousel constants={constants} slides={slides} initialSlide={initialSlide} />,
  );
  await waitFor(() => expect(document.querySelector('.slick-slider')).toBeInTheDocument());
  return result;
}

beforeEach(() => setViewport({}));

test('the number of slides follows the window', async () => {
  await renderCarousel(logoCarousel);
  act(() => setViewport({ width: 800 }));
  expect(shownSlides()).toHaveLength(4);
});

test('begins with the slide that is asked for', async () => {
  setViewport({ width: 900 });
  await renderCarousel(caseMenuCarousel, 6);
  expect(shownSlides()).toEqual(['seven', 'eight']);
});

test('where all slides fit, all show from the first on', async () => {
  setViewport({ width: 900 });
  render(<Carousel constants={caseMenuCarousel} slides={slides.slice(0, 2)} initialSlide={1} />);
  await waitFor(() => expect(document.querySelector('.slick-slider')).toBeInTheDocument());
  expect(shownSlides()).toEqual(['one', 'two']);
});

describe('slides out of view', () => {
  const inertOnes = () => slickSlides().filter((slide) => slide.hasAttribute('inert'));
  const hiddenOnes = () =>
    slickSlides().filter((slide) => slide.getAttribute('aria-hidden') === 'true');

  it('are inert, copies included', async () => {
    await renderCarousel(logoCarousel);
    expect(hiddenOnes().length).toBeGreaterThan(slides.length - 6);
    expect(inertOnes()).toEqual(hiddenOnes());
  });

  it('are kept in step when others come into view', async () => {
    await renderCarousel(logoCarousel);
    act(() => setViewport({ width: 320 }));
    await waitFor(() => expect(inertOnes()).toEqual(hiddenOnes()));
    expect(shownSlides()).toHaveLength(2);
  });

  it('leave a list of those that show', async () => {
    await renderCarousel(logoCarousel);
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
  });
});

test('stays a plain list where the page hides it', async () => {
  render(<Carousel constants={caseMenuCarousel} slides={slides} isShown={false} />);
  await act(async () => {
    await import('react-slick');
  });
  expect(document.querySelector('.slick-slider')).not.toBeInTheDocument();
});

describe('the windows in which all slides fit', () => {
  it.each([
    [2, [390, 800, 1440]],
    [3, [800, 1440]],
    [5, [1440]],
    [6, [1440]],
    [7, []],
  ])('are, for %i logos, those of %j', (count, widths) => {
    const query = whereAllFit(logoCarousel, count);
    const fitting = [390, 800, 1440].filter((width) => {
      setViewport({ width });
      return window.matchMedia(query).matches;
    });
    expect(fitting).toEqual(widths);
  });
});
