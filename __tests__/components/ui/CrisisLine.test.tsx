import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { CrisisLine } from '../../../src/components/ui/CrisisLine';
import type { Shell } from '../../../src/content/pages/shell';
import { shell, siteQueryOf } from '../../support/siteContent';

const { navigation, company } = shell;

function show(changes: Partial<Shell>) {
  jest.mocked(useStaticQuery).mockReturnValue(siteQueryOf(changes));
  return render(<CrisisLine />).container;
}

it('the crisis line is a link that calls, whose number runs from left to right', () => {
  const container = show({});
  expect(container).toHaveTextContent(/^In a crisis\?Call \+971 4 111 1111$/);
  const link = screen.getByRole('link', { name: 'Call +971 4 111 1111' });
  expect(link).toHaveAttribute('href', 'tel:+97141111111');
  expect(link.querySelector('bdi')).toHaveAttribute('dir', 'ltr');
});

it('below the number a link can lead to what happens first', () => {
  const more = '[What happens first](/risk)';
  show({ navigation: { ...navigation, crisis: { question: '', call: 'Call', hours: [], more } } });
  expect(screen.getByRole('link', { name: 'What happens first' })).toHaveAttribute('href', '/risk');
});

it('the crisis line says when the phone is answered, where that is known', () => {
  const crisis = { question: 'Now?', call: 'Call', hours: ['Monday to Friday: 9:00 to 18:00'] };
  expect(show({ navigation: { ...navigation, crisis } })).toHaveTextContent(
    'Now?CallMonday to Friday: 9:00 to 18:00',
  );
});

it.each([
  ['a number', { company: { ...company, phone: '' } }],
  ['its words', { navigation: { ...navigation, crisis: undefined } }],
])('the crisis line leaves no hole without %s', (_what, changes) => {
  expect(show(changes)).toBeEmptyDOMElement();
});
