/**
 * A Chromium that prerenders, spoken to in the DevTools protocol over a pipe. Playwright knows one
 * document for each tab: it loses the tab when a prerendered page takes the place of another
 * (microsoft/playwright issue 41397).
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { BUILT_IN_PAGES, QUIET_FLAGS } from './browser';

type Values = Record<string, unknown>;

/** What Chromium says: an answer has an id, an event a method. */
interface Message {
  id?: number;
  method?: string;
  params?: Values;
  result?: Values;
  error?: { message: string };
  sessionId?: string;
}

interface Target {
  type: string;
  /** The visitor that it belongs to. */
  browserContextId: string;
}

const FLAGS = [
  '--headless',
  ...QUIET_FLAGS,
  '--remote-debugging-pipe',
  `--disable-features=${BUILT_IN_PAGES.join(',')}`,
];

/** More than anything takes that ends, on a busy machine too. */
const PATIENCE = 20_000;
const BETWEEN_LOOKS = 50;

/** What comes into view moves for a moment. */
const UNTIL_SETTLED = 1000;

export const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Where the pointer can be. */
export interface Point {
  x: number;
  y: number;
}

export interface TabOptions {
  width: number;
  height: number;
  /** How many times slower than this machine. */
  slowDown?: number;
  /** Runs in each page before its own scripts. */
  script?: string;
}

/** The one tab of a fresh visitor; its page changes. */
export class Tab {
  /** Sessions of the pages in the tab, the prerendered ones included; the newest is last. */
  private readonly pages: string[] = [];
  /** Addresses that the tab has asked for. */
  readonly requests: string[] = [];

  constructor(
    private readonly chromium: Chromium,
    private readonly contextId: string,
    private readonly options: TabOptions,
  ) {}

  /** To be called for each page that Chromium makes for this tab; the page waits until then. */
  async add(session: string): Promise<void> {
    const { width, height, slowDown = 1, script = '' } = this.options;
    const send = (method: string, values: Values = {}) =>
      this.chromium.send(method, values, session);
    this.pages.push(session);
    await Promise.all([
      send('Page.enable'),
      send('Network.enable'),
      send('Emulation.setCPUThrottlingRate', { rate: slowDown }),
      send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: 1,
        mobile: false,
      }),
      send('Page.addScriptToEvaluateOnNewDocument', { source: script }),
      send('Runtime.runIfWaitingForDebugger'),
    ]);
  }

  remove(session: string): void {
    if (this.pages.includes(session)) this.pages.splice(this.pages.indexOf(session), 1);
  }

  has(session: string | undefined): boolean {
    return session !== undefined && this.pages.includes(session);
  }

  private async evaluateIn(session: string, expression: string): Promise<unknown> {
    const { result, exceptionDetails } = await this.chromium.send(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      session,
    );
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return typeof result === 'object' && result && 'value' in result ? result.value : undefined;
  }

  /** The session of the page that the visitor sees. */
  private async shown(): Promise<string> {
    for (const session of this.pages.toReversed()) {
      const isShown = await this.evaluateIn(
        session,
        '!document.prerendering && document.visibilityState === "visible"',
      ).catch(() => false);
      if (isShown) return session;
    }
    throw new Error('The tab shows no page.');
  }

  /** The value of an expression in the page that is shown; it may be a promise. */
  async evaluate(expression: string): Promise<unknown> {
    return this.evaluateIn(await this.shown(), expression);
  }

  /** Waits until an expression is true in the page that is shown. */
  async until(expression: string): Promise<void> {
    const end = performance.now() + PATIENCE;
    while (performance.now() < end) {
      if (await this.evaluate(expression).catch(() => false)) return;
      await pause(BETWEEN_LOOKS);
    }
    throw new Error(`Never true: ${expression}`);
  }

  /** Waits until an expression is true in a page that is prerendered. */
  async untilPrerendered(expression = 'document.readyState === "complete"'): Promise<void> {
    const end = performance.now() + PATIENCE;
    while (performance.now() < end) {
      for (const session of this.pages) {
        const is = this.evaluateIn(session, `document.prerendering && (${expression})`);
        if (await is.catch(() => false)) return;
      }
      await pause(BETWEEN_LOOKS);
    }
    throw new Error(`No prerendered page in which: ${expression}`);
  }

  async open(address: string): Promise<void> {
    await this.chromium.send('Page.navigate', { url: address }, await this.shown());
    await this.until(
      `location.href === ${JSON.stringify(address)} && document.readyState === "complete"`,
    );
  }

  /**
   * Brings the first element that matches and can be used into the middle of the window.
   * @returns where it is
   * @throws Error where the page has none
   */
  async show(selector: string): Promise<Point> {
    const place = await this.evaluate(`(async () => {
      const elements = [...document.querySelectorAll(${JSON.stringify(selector)})];
      const element = elements.find((one) => one.checkVisibility() && !one.closest('[inert]'));
      if (!element) return [];
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, ${UNTIL_SETTLED}));
      const { x, y, width, height } = element.getClientRects()[0];
      return [x + width / 2, y + height / 2];
    })()`);
    const [x, y] = Array.isArray(place) ? place.map(Number) : [];
    if (x === undefined || y === undefined) throw new Error(`The page has no ${selector}.`);
    return { x, y };
  }

  async moveTo({ x, y }: Point): Promise<void> {
    const session = await this.shown();
    await this.chromium.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }, session);
  }

  async click(point: Point): Promise<void> {
    const session = await this.shown();
    const button = { ...point, button: 'left', clickCount: 1 };
    await this.moveTo(point);
    for (const type of ['mousePressed', 'mouseReleased']) {
      // The page may be gone before it answers.
      void this.chromium
        .send('Input.dispatchMouseEvent', { type, ...button }, session)
        .catch(() => undefined);
    }
  }

  /** Types a text, key by key. */
  async type(text: string): Promise<void> {
    const session = await this.shown();
    for (const key of text) {
      const values = { key, text: key };
      await this.chromium.send('Input.dispatchKeyEvent', { type: 'keyDown', ...values }, session);
      await this.chromium.send('Input.dispatchKeyEvent', { type: 'keyUp', ...values }, session);
    }
  }

  close(): Promise<Values> {
    return this.chromium.send('Target.disposeBrowserContext', {
      browserContextId: this.contextId,
    });
  }
}

/** Which of Chromium's targets sessions are made for: tabs, and through them the pages in them. */
const TABS = [{ type: 'page', exclude: true }, {}];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function targetOf({ targetInfo }: Values): Target {
  const found = typeof targetInfo === 'object' && targetInfo !== null ? targetInfo : {};
  const value = (name: string): string => text(Reflect.get(found, name));
  return { type: value('type'), browserContextId: value('browserContextId') };
}

/** A running Chromium. */
export class Chromium {
  private lastId = 0;
  /** What is still to be answered, by its id. */
  private readonly waiting = new Map<
    number,
    { sessionId?: string; hear: (answer: Message) => void }
  >();
  /** By their visitor. */
  private readonly tabs = new Map<string, Tab>();

  private constructor(
    private readonly toBrowser: Writable,
    fromBrowser: Readable,
    private readonly ended: Promise<void>,
  ) {
    let rest = '';
    fromBrowser.setEncoding('utf8').on('data', (chunk: string) => {
      const messages = (rest + chunk).split('\0');
      rest = messages.pop() ?? '';
      for (const one of messages) this.hear(JSON.parse(one));
    });
  }

  /** @param program path of the browser */
  static async launch(program: string): Promise<Chromium> {
    const profile = mkdtempSync(path.join(tmpdir(), 'chromium-'));
    const child = spawn(program, [...FLAGS, `--user-data-dir=${profile}`], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise<void>((resolve) => {
      child.once('close', () => {
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
        resolve();
      });
    });
    const [, , , toBrowser, fromBrowser] = child.stdio;
    if (!toBrowser || !fromBrowser || !('write' in toBrowser) || !('read' in fromBrowser)) {
      throw new Error('Chromium has no pipes.');
    }
    const chromium = new Chromium(toBrowser, fromBrowser, ended);
    await chromium.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
      filter: TABS,
    });
    return chromium;
  }

  send(method: string, params: Values = {}, sessionId?: string): Promise<Values> {
    this.lastId += 1;
    const id = this.lastId;
    this.toBrowser.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => {
      const hear = ({ result = {}, error }: Message) => {
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      };
      this.waiting.set(id, { sessionId, hear });
    });
  }

  private hear(message: Message): void {
    const { id, method, params = {}, sessionId } = message;
    if (id !== undefined) {
      this.waiting.get(id)?.hear(message);
      this.waiting.delete(id);
    } else if (method === 'Target.attachedToTarget') {
      void this.attach(targetOf(params), text(params.sessionId)).catch(() => undefined);
    } else if (method === 'Target.detachedFromTarget') {
      this.forget(text(params.sessionId));
    } else if (method === 'Network.requestWillBeSent') {
      const { request } = params;
      const tab = [...this.tabs.values()].find((one) => one.has(sessionId));
      if (typeof request === 'object' && request)
        tab?.requests.push(text(Reflect.get(request, 'url')));
    }
  }

  /** The page of a session is gone, and answers no more. */
  private forget(session: string): void {
    for (const tab of this.tabs.values()) tab.remove(session);
    for (const { sessionId, hear } of this.waiting.values()) {
      if (sessionId === session) hear({ error: { message: 'The page is gone.' } });
    }
  }

  private async attach({ type, browserContextId }: Target, session: string): Promise<void> {
    const tab = this.tabs.get(browserContextId);
    if (type === 'tab' && tab) {
      await this.send(
        'Target.setAutoAttach',
        { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
        session,
      );
    }
    if (type === 'page' && tab) await tab.add(session);
    else await this.send('Runtime.runIfWaitingForDebugger', {}, session);
  }

  /** Opens an empty tab with a storage of its own. */
  async newTab(options: TabOptions): Promise<Tab> {
    const { browserContextId } = await this.send('Target.createBrowserContext');
    const tab = new Tab(this, text(browserContextId), options);
    this.tabs.set(text(browserContextId), tab);
    await this.send('Target.createTarget', { url: 'about:blank', browserContextId });
    await tab.until('true');
    return tab;
  }

  /** Ends the browser, and removes what it has stored. */
  async close(): Promise<void> {
    await this.send('Browser.close');
    await this.ended;
  }
}
