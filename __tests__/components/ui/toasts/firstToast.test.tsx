import { render, screen } from '@testing-library/react';
import { showToast, ToastHost } from '../../../../src/components/ui/toasts/showToast';
import { pass, settle } from '../../../support/renderForm';

afterEach(() => void jest.useRealTimers());

// WCAG 4.1.3, technique ARIA22: what a region comes with is not said.
it('a message that nobody prepared loads its code, and comes into a region that was empty', async () => {
  jest.useFakeTimers();
  render(<ToastHost words={{ toasts: 'Messages', closeToast: 'Close' }} />);
  expect(document.querySelectorAll('[aria-live]:empty')).toHaveLength(1);
  await settle(() => showToast('success', 'It worked'));
  const region = screen.getByRole('region', { name: 'Messages' });
  expect(region).toHaveTextContent(/^$/);
  await pass(100);
  expect(region).toHaveTextContent('It worked');
  expect([...document.querySelectorAll('[aria-live]')]).toEqual([region]);
});
