import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionLink, Button } from '../../../src/components/ui/Button';

const button = () => screen.getByRole('button', { name: 'Press me' });

describe('a button', () => {
  it('does what it is for when it is pressed', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Press me</Button>);
    await userEvent.click(button());
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('does not send the form that it stands in', async () => {
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button>Press me</Button>
      </form>,
    );
    await userEvent.click(button());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends the form where it is told to', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit">Press me</Button>
      </form>,
    );
    await userEvent.click(button());
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('that is disabled cannot be pressed', async () => {
    const onClick = jest.fn();
    render(
      <Button disabled onClick={onClick}>
        Press me
      </Button>,
    );
    await userEvent.click(button());
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('a busy button', () => {
  it('says that it cannot be used now', () => {
    render(<Button isBusy>Press me</Button>);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
  });

  it('can still be reached', async () => {
    render(<Button isBusy>Press me</Button>);
    await userEvent.tab();
    expect(button()).toHaveFocus();
  });

  it('keeps the focus when it becomes busy', () => {
    const { rerender } = render(<Button>Press me</Button>);
    button().focus();
    rerender(<Button isBusy>Press me</Button>);
    expect(button()).toHaveFocus();
  });
});

it('a button that is not busy says nothing about it', () => {
  render(<Button>Press me</Button>);
  expect(button()).not.toHaveAttribute('aria-disabled');
});

describe('a call to action', () => {
  const action = { label: 'Talk to us', link: '/contact' };

  it('is a link to its page', () => {
    render(<ActionLink action={action} />);
    expect(screen.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/contact');
  });

  it('leads to another site by the full address', () => {
    render(<ActionLink action={{ label: 'Visit', link: 'https://partner.example/' }} />);
    expect(screen.getByRole('link', { name: 'Visit' })).toHaveAttribute(
      'href',
      'https://partner.example/',
    );
  });

  it('says after its words that it leaves this site', () => {
    render(
      <ActionLink
        action={{ label: 'Visit', link: 'https://partner.example/' }}
        note="(opens another website)"
      />,
    );
    expect(screen.getByRole('link')).toHaveAccessibleName('Visit (opens another website)');
  });

  it.each([true, false])('has its words for a name, with an arrow: %j', (hasArrow) => {
    render(<ActionLink action={action} hasArrow={hasArrow} />);
    expect(screen.getByRole('link')).toHaveAccessibleName('Talk to us');
  });
});
