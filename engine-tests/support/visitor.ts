/** A visitor of the site: looks for things by their names, and presses and types. */
import { setTimeout as wait } from 'node:timers/promises';
import { SITE } from '../../browser-tests/support/addresses';
import { navigation } from '../../browser-tests/support/content';
import type { Target, Tools } from '../inPage/tools';
import { inPageScript } from './bundle';
import type { Tab } from './engine';

/** A busy machine is slow; what has not come by then does not come. */
const PATIENCE_MILLISECONDS = 20_000;
const PAUSE_MILLISECONDS = 50;

/** More than any page takes to be read. */
const MOST_STEPS = 100;

const tools = inPageScript('tools');

export class Visitor {
  constructor(readonly tab: Tab) {}

  /** Calls one of the tools in the page. */
  async ask<Name extends keyof Tools>(
    name: Name,
    ...args: Parameters<Tools[Name]>
  ): Promise<ReturnType<Tools[Name]>> {
    const call = `window.visitorTools.${name}(...${JSON.stringify(args)})`;
    const answerOf = () =>
      this.tab.evaluate(`window.visitorTools ? JSON.stringify({ value: ${call} }) : ''`);
    let answer = await answerOf();
    if (answer === '') {
      await this.tab.evaluate(`(() => { ${tools} })()`);
      answer = await answerOf();
    }
    const { value } = JSON.parse(String(answer));
    return value;
  }

  /**
   * Asks until there is an answer that is neither null nor false.
   * @throws Error where none comes
   */
  async until<Answer>(what: string, ask: () => Promise<Answer | null | false>): Promise<Answer> {
    const end = Date.now() + PATIENCE_MILLISECONDS;
    let reason: unknown;
    while (Date.now() < end) {
      try {
        const answer = await ask();
        if (answer !== null && answer !== false) return answer;
        reason = undefined;
      } catch (error) {
        // The page may be on its way to another.
        reason = error;
      }
      await wait(PAUSE_MILLISECONDS);
    }
    throw new Error(`In vain: ${what}. ${reason instanceof Error ? reason.message : ''}`);
  }

  /** Opens a page of the site by its address. */
  open(path: string): Promise<void> {
    return this.tab.goTo(SITE + encodeURI(path));
  }

  /** Where an element stands still and can be pressed. */
  private async placeOf(target: Target) {
    let before = '';
    return this.until(`to reach ${JSON.stringify(target)}`, async () => {
      const place = await this.ask('placeOf', target);
      const isSteady = JSON.stringify(place) === before;
      before = JSON.stringify(place);
      return isSteady ? place : null;
    });
  }

  async press(target: Target): Promise<void> {
    await this.tab.press(await this.placeOf(target));
  }

  /** Lets the pointer rest on an element. */
  async pointAt(target: Target): Promise<void> {
    await this.tab.movePointer(await this.placeOf(target));
  }

  /** Moves the pointer to where nothing is. */
  pointAway(): Promise<void> {
    return this.tab.movePointer({ x: 1, y: 1 });
  }

  /** Presses a field and types into it. */
  async type(label: string, text: string): Promise<void> {
    await this.press({ role: 'field', name: label });
    await this.tab.type(text);
  }

  /** Chooses from a list by typing the first word of the choice. */
  async choose(label: string, choice: string): Promise<void> {
    await this.until(`to reach ${label}`, () => this.ask('focus', { role: 'field', name: label }));
    await this.tab.type(choice.split(' ')[0] ?? choice);
  }

  /** Waits until the element is there. */
  async sees(target: Target): Promise<void> {
    await this.until(`to see ${JSON.stringify(target)}`, async () => {
      return (await this.ask('count', target)) > 0;
    });
  }

  /** Waits until no such element is there. */
  async seesNo(target: Target): Promise<void> {
    await this.until(`to see ${JSON.stringify(target)} go`, async () => {
      return (await this.ask('count', target)) === 0;
    });
  }

  /** Waits until the page of this address is the one that is shown. */
  async isAt(path: string): Promise<void> {
    await this.until(`to be at ${path}`, async () => {
      return (await this.tab.evaluate('location.href')) === SITE + encodeURI(path);
    });
  }

  /** Points at a control at the top of the page, which starts its scripts, and waits until they run. */
  async start(): Promise<void> {
    const { toDark, toLight, openMenu } = navigation.words;
    const control = await this.until('for a control at the top', async () => {
      for (const name of [toDark, toLight, openMenu]) {
        const target: Target = { role: 'button', name };
        if ((await this.ask('count', target)) > 0) return target;
      }
      return null;
    });
    // A pointer that is there already starts nothing.
    await this.pointAway();
    await this.pointAt(control);
    await this.until('for the scripts to run', () =>
      this.tab.evaluate('document.documentElement.dataset.started !== undefined'),
    );
  }

  /** Scrolls through the page in steps, so that every part comes into view once. */
  async readToTheEnd(): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      // No observer is told of what comes and goes between two frames, which may be half a second apart.
      await this.evaluate(
        'new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0, true)))',
      );
      if (await this.ask('readOn')) return;
    }
    throw new Error('The page has no end.');
  }

  async scrollTo(target: Target): Promise<void> {
    await this.until(`to reach ${JSON.stringify(target)}`, () => this.ask('scrollTo', target));
  }

  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown> {
    return this.tab.evaluate(expression);
  }
}
