/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { FlipCards } from '../../../src/components/sections/FlipCards';

test('without JavaScript both sides can be reached: nothing is inert', () => {
  const unique = {
    heading: 'Where we differ',
    turn: 'Read more:',
    turnBack: 'Turn back:',
    cards: [{ title: 'Below the surface', text: 'Into the forums.', glyph: 'deep' as const }],
    action: { label: 'Join', link: '/contact' },
  };
  const html = renderToString(<FlipCards {...unique} />);
  expect(html).toContain('Into the forums.');
  expect(html).not.toContain('inert');
});
