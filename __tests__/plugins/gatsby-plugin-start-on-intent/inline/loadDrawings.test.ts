import { loadDrawings } from '../../../../plugins/gatsby-plugin-start-on-intent/src/inline/loadDrawings';
import { runInline } from '../../../support/inlineScripts';

it('drawings are loaded after the page, and photographs when they come near', () => {
  document.body.innerHTML = ['drawing.svg', 'photo.webp']
    .map((file) => `<img src="/${file}" loading="lazy" alt="" />`)
    .join('');
  const [drawing, photo] = document.querySelectorAll('img');
  runInline(loadDrawings);
  expect(drawing?.loading).not.toBe('eager');
  window.dispatchEvent(new Event('load'));
  expect(drawing?.loading).toBe('eager');
  expect(photo?.loading).not.toBe('eager');
});
