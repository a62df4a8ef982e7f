/** WebKitGTK on a screen of its own, by WebDriver. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import type { Engine, KeyName, Point, Tab, TabOptions, WindowSize } from './engine';
import { findWebKit, type WebKitPrograms } from './engines';

declare module 'selenium-webdriver/lib/input' {
  interface Actions {
    /** The package's types leave it out. */
    scroll: (x: number, y: number, right: number, down: number, origin: Origin) => Actions;
  }
}

const KEYS: Record<KeyName, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  Tab: Key.TAB,
};

/** Larger than every window of the tests. */
const SCREEN = '1600x1200x24';

interface Screen {
  /** For the variable DISPLAY. */
  display: string;
  program: ChildProcess;
}

/** Starts a screen, which takes the first free number. */
async function startScreen(program: string): Promise<Screen> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = screen.stdio[3];
  if (!(number instanceof Readable)) throw new Error('The screen does not tell its number.');
  const [told] = await once(number, 'data');
  return { display: `:${String(told).trim()}`, program: screen };
}

/** The bar of the browser would keep the window from becoming as narrow as a phone. */
const NARROW_BAR = 'button, entry { min-width: 0; margin: 0; padding: 0; }\n';

/** Writes the settings of a desktop: WebKitGTK takes the wish for less motion from GTK's animations. */
async function writeDesktop(home: string, wantsLessMotion: boolean): Promise<void> {
  const settings = `[Settings]\ngtk-enable-animations=${String(!wantsLessMotion)}\n`;
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    const folder = path.join(home, version);
    await mkdir(folder);
    await writeFile(path.join(folder, 'settings.ini'), settings);
    await writeFile(path.join(folder, 'gtk.css'), NARROW_BAR);
  }
}

/** Makes the page as large as wanted: the window has a bar of unknown height above it. */
async function resizeTo(driver: WebDriver, { width, height }: WindowSize): Promise<void> {
  const wanted = { width, height };
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const page: WindowSize = await driver.executeScript(
      'return { width: innerWidth, height: innerHeight }',
    );
    if (page.width === width && page.height === height) return;
    const window = await driver.manage().window().getRect();
    // The page may lag behind the window, which is never the smaller one.
    wanted.width = Math.max(width, window.width + width - page.width);
    wanted.height = Math.max(height, window.height + height - page.height);
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...wanted });
  }
  throw new Error(`The window does not become ${width} × ${height} pixels large.`);
}

/** WebKitWebDriver serves one session: each tab has a driver, a browser and a desktop of its own. */
async function openTab(
  { driver: program, browser }: WebKitPrograms,
  { display }: Screen,
  { window, wantsLessMotion }: TabOptions,
): Promise<Tab> {
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await writeDesktop(home, wantsLessMotion);
  const environment = { ...process.env, DISPLAY: display, HOME: home, XDG_CONFIG_HOME: home };
  const server = new DriverService.Builder(program)
    .setLoopback(true)
    .setEnvironment(new Map(Object.entries(environment).map(([name, value = '']) => [name, value])))
    .build();
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await server.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    .build();
  await resizeTo(driver, window);

  const movePointer = ({ x, y }: Point) =>
    driver.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT });

  return {
    goTo: (to) => driver.get(to),
    reload: () => driver.navigate().refresh(),
    goBack: () => driver.navigate().back(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    movePointer: (to) => movePointer(to).perform(),
    press: (at) => movePointer(at).click().perform(),
    turnWheel: ({ x, y }, down) =>
      driver.actions().scroll(Math.round(x), Math.round(y), 0, down, Origin.VIEWPORT).perform(),
    type: (text) => driver.actions().sendKeys(text.replace(/\n/g, Key.ENTER)).perform(),
    pressKey: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    close: async () => {
      await driver.quit();
      await server.kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** @throws Error where a part of WebKit is not installed */
export function webkit(): Engine {
  const programs = findWebKit();
  if (!programs) throw new Error('WebKit is missing; npm run test:engines says how to get it.');
  let screen: Screen | undefined;
  return {
    open: async (options) => {
      screen ??= await startScreen(programs.screen);
      return openTab(programs, screen, options);
    },
    close: async () => {
      screen?.program.kill();
    },
  };
}
