import { bootGuard } from '../../../../plugins/gatsby-plugin-start-on-intent/src/inline/bootGuard';
import { startScripts } from '../../../../plugins/gatsby-plugin-start-on-intent/src/inline/startScripts';
import { openedBy, runInline } from '../../../support/inlineScripts';

// jsdom has no storage at a `file:` address, which the set-up of all tests clears.
jest.mock('../../../../plugins/gatsby-plugin-start-on-intent/src/inline/isServed', () => ({
  isServed: () => false,
}));

it('a page saved to disk keeps its text when a control is pressed and its scripts fail', async () => {
  jest.useFakeTimers();
  openedBy('reload');
  document.body.innerHTML =
    '<main>The policy</main><button>Press</button><template id="boot">It failed</template>';
  window.pageScripts = ['/app.js'];
  runInline(() => {
    bootGuard('#boot');
    startScripts();
  });
  window.dispatchEvent(new Event('DOMContentLoaded'));
  document.querySelector('button')?.click();
  expect(document.querySelector('script')).toBeNull();
  const script = document.createElement('script');
  script.src = 'file:///app.js';
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(300_000);
  expect(document.querySelector('main')).toHaveTextContent('The policy');
  jest.useRealTimers();
});
