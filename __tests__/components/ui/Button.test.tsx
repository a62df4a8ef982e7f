import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStaticQuery } from 'gatsby';
import { ActionLink, Button } from '../../../src/components/ui/Button';
import { iconsIn } from '../../support/icons';
import { siteQuery } from '../../support/siteContent';

const button = () => screen.getByRole('button', { name: 'Press me' });
const link = () => screen.getByRole('link');

it('a button calls its handler and does not submit the form around it', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Press me</Button>
    </form>,
  );
  await userEvent.click(button());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

it.each([
  ['/contact', 'arrow-right', 'Go'],
  ['https://partner.example/', 'arrow-up-right', 'Go (opens another website)'],
])('a call to action links to %s with the icon %s and the name "%s"', (address, arrow, name) => {
  jest.mocked(useStaticQuery).mockReturnValue(siteQuery);
  render(<ActionLink action={{ label: 'Go', link: address }} />);
  expect(link()).toHaveAttribute('href', address);
  expect(iconsIn(link())).toEqual([arrow]);
  expect(link()).toHaveAccessibleName(name);
});
