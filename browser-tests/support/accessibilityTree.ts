/** What a screen reader is told of a form, as Chromium computes it. */
import type { Page } from 'playwright-core';

/** What is announced by itself; the others only hold or repeat it. */
const SPOKEN = new Set([
  'alert',
  'button',
  'checkbox',
  'combobox',
  'group',
  'heading',
  'link',
  'status',
  'textbox',
]);

/** In the order in which a line has them. */
const STATES = ['checked', 'disabled', 'focused', 'invalid', 'required'];

interface AxValue {
  value?: unknown;
}

const textOf = (value: AxValue | undefined): string =>
  typeof value?.value === 'string' ? value.value.trim() : '';

/**
 * One line for each thing in the form that is announced, in order: role and name, then the states
 * that hold, then the description in brackets.
 */
export async function accessibilityTree(page: Page, selector = 'form'): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId });
    return nodes.flatMap(({ ignored, role, name, description, properties = [] }) => {
      if (ignored || !SPOKEN.has(textOf(role))) return [];
      const states = STATES.filter((state) =>
        properties.some((one) => one.name === state && String(one.value.value) === 'true'),
      );
      const said = [`${textOf(role)} "${textOf(name)}"`, ...states].join(', ');
      return [textOf(description) ? `${said} (${textOf(description)})` : said];
    });
  } finally {
    await session.detach();
  }
}
