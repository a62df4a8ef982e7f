/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Carousel } from '../../../src/components/ui/carousel/Carousel';
import { caseMenuCarousel } from '../../../src/components/ui/carousel/constants';

test('the server sends a plain list with every slide once, the first one first', () => {
  const slides = ['one', 'two', 'three', 'four'].map((id) => ({ id, content: id }));
  const html = renderToString(
    <Carousel constants={caseMenuCarousel} slides={slides} initialSlide={2} />,
  );
  expect(html).toContain('<li>three</li><li>four</li><li>one</li><li>two</li></ul>');
  expect(html).not.toContain('slick');
});
