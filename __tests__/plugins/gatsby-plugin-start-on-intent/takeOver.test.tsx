import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { takeOver } from '../../../plugins/gatsby-plugin-start-on-intent/src/start';

const Counter = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
};

function pageAsHtml(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = '<button>0</button>';
  document.body.replaceChildren(container);
  return container;
}

it('keeps the elements that came as HTML', async () => {
  const container = pageAsHtml();
  const button = screen.getByRole('button');
  takeOver(<Counter />, container);
  await screen.findByText('0');
  fireEvent.click(button);
  await screen.findByText('1');
  expect(screen.getByRole('button')).toBe(button);
});

it('loses no press that comes before it has ended', async () => {
  takeOver(<Counter />, pageAsHtml());
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('1');
});
